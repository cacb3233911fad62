// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COLOR_NAMES, readPalette } from '#server/build/read-palette.ts';

const TOKENS = 'src/styles/tokens.css';
const all = (value: string) => `:root { ${COLOR_NAMES.map((name) => `--${name}: ${value};`).join(' ')} }`;

describe('the palette', () => {
  it('is read from any way to write a colour, for each theme', () => {
    const css = `${all('#abc')}
      :root { --paper: light-dark(oklch(62.8% 0.2577 29.23), rgb(20 16 11 / 50%)); --ink: rebeccapurple; }`;
    const { light, dark } = readPalette(css);
    expect([light.paper, light.ink, light.clay]).toEqual(['#FF0000', '#663399', '#AABBCC']);
    expect([dark.paper, dark.ink, dark.clay]).toEqual(['#14100B80', '#663399', '#AABBCC']);
  });

  it('takes the nearest colour that every screen has', () => {
    expect(readPalette(all('color(display-p3 1 0 0)')).light.clay).toMatch(/^#F[0-9A-F]{5}$/);
  });

  it('names a colour that is missing or none', () => {
    expect(() => readPalette(all('#abc').replace('--clay:', '--mud:'))).toThrow(
      'src/styles/tokens.css has no --clay.',
    );
    expect(() => readPalette(all('light-dark(#fff, claret)'))).toThrow(
      '--paper in src/styles/tokens.css is “claret”, which is no colour.',
    );
  });

  it('is the only place with colours: no other stylesheet, component, email or document writes one', () => {
    const written = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b(?!['"]?\))|\b(rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i;
    const content = /^(src\/content|server\/seed)\//; // categories have colours of their own
    const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
    // #3B82F6 is the specification's: a category's, until it is given one.
    const files = ['src', 'server']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
      )
      .filter((file) => /\.(css|tsx?|js)$/.test(file) && file !== TOKENS && !content.test(file));
    expect(files.length).toBeGreaterThan(500);
    const found = [...files, 'index.html'].flatMap((file) => {
      const lines = readFileSync(file, 'utf8').replaceAll(comments, '').replaceAll('#3B82F6', '').split('\n');
      return lines.filter((line) => written.test(line)).map((line) => `${file}: ${line.trim()}`);
    });
    expect(found).toEqual([]);
  });
});
