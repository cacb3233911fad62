import Color from 'colorjs.io';
import { list, parse } from 'postcss';

/** The colours that pages, emails, cards and icons use, by their custom properties in src/styles/tokens.css. */
export const COLOR_NAMES = [
  'paper',
  'raised',
  'ink',
  'quiet',
  'line',
  'edge',
  'shade',
  'veil',
  'clay',
  'clay-deep',
  'on-clay',
  'agave',
  'agave-wash',
  'sun',
  'sun-wash',
  'sky',
  'sky-wash',
  'alarm',
  'alarm-wash',
  'band',
  'on-band',
] as const;

export type ColorName = (typeof COLOR_NAMES)[number];
export type Theme = 'light' | 'dark';

/** The colours of each theme as `#RRGGBB`, with two digits more where they are translucent. */
export type Palette = Record<Theme, Record<ColorName, string>>;

/** What is wrong with the palette, in one sentence. */
export class PaletteError extends Error {}

/**
 * Reads the colours from the source of tokens.css: each any CSS colour, or `light-dark(…, …)` of two. Those that screens
 * may lack become the nearest that all have.
 * @throws PaletteError naming a colour that is missing or none
 */
export function readPalette(css: string): Palette {
  const values = new Map<string, string>();
  parse(css).walkDecls(/^--/, ({ prop, value, parent }) => {
    if (parent?.type === 'rule') values.set(prop, value);
  });
  const ofTheme = (theme: Theme) =>
    Object.fromEntries(COLOR_NAMES.map((name) => [name, hexOf(name, values.get(`--${name}`), theme)]));
  // The keys are those of COLOR_NAMES.
  return { light: ofTheme('light'), dark: ofTheme('dark') } as Palette;
}

function hexOf(name: ColorName, value: string | undefined, theme: Theme): string {
  if (value === undefined) throw new PaletteError(`src/styles/tokens.css has no --${name}.`);
  const [, both] = /^light-dark\((.*)\)$/s.exec(value) ?? [];
  const [light = value, dark = light] = both === undefined ? [] : list.comma(both);
  const written = theme === 'light' ? light : dark;
  try {
    const color = new Color(written).to('srgb').toGamut({ space: 'srgb' });
    return color.toString({ format: 'hex', collapse: false }).toUpperCase();
  } catch {
    throw new PaletteError(`--${name} in src/styles/tokens.css is “${written}”, which is no colour.`);
  }
}
