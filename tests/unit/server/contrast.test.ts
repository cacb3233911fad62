// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPalette } from '#server/build/read-palette.ts';
import { contrastFindings, paintedPair } from '#server/checks/contrast.ts';

const TOKENS = readFileSync('tests/content/wren/tokens.css', 'utf8');

describe('the check of contrast', () => {
  it('finds nothing in the palette', () => {
    expect(contrastFindings(readPalette(TOKENS), TOKENS)).toEqual([]);
  });

  it('names an accent that is too light, where it is too light, and what it is used for', () => {
    const css = TOKENS.replace(/--clay: light-dark\([^,]+,/, '--clay: light-dark(oklch(65% 0.16 45),');
    const findings = contrastFindings(readPalette(css), css);
    expect(findings.map(({ text }) => text)).toContain(
      'clay on paper has 3.22:1 in the light theme; text needs 4.5:1: links, and keywords in code.',
    );
    expect(findings.filter(({ text }) => text.includes('the dark theme'))).toEqual([]);
    for (const { file, line } of findings) {
      expect(file).toBe('src/styles/tokens.css');
      expect(css.split('\n')[line! - 1]).toMatch(/--(clay|on-clay):/);
    }
  });

  it('asks less of a control’s edge than of text', () => {
    const css = TOKENS.replace(/--edge: .*/, '--edge: light-dark(#8a8a8a, #606060);');
    expect(contrastFindings(readPalette(css), css).map(({ text }) => text)).toEqual([
      'edge on paper has 2.95:1 in the dark theme; a control needs 3:1: the edges of fields and buttons.',
      'edge on raised has 2.72:1 in the dark theme; a control needs 3:1: the edges of fields and buttons.',
    ]);
  });

  it('paints what is translucent over what is below it', () => {
    const colors = { ...readPalette(TOKENS).light, ink: '#000000', raised: '#FFFFFF', veil: '#00000080' };
    expect(paintedPair('ink 50%', 'ink 20% on raised', colors)).toEqual({
      front: '#666666',
      back: '#cccccc',
    });
    expect(paintedPair('raised', 'veil on raised', colors).back).toBe('#7f7f7f');
  });
});
