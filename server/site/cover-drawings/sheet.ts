import type { ColorName, Palette } from '../../build/read-palette.ts';

/** In pixels. */
export const COVER = { width: 1600, height: 900 };

/** What a cover is drawn with: colours, and chance that is the same for the same seed. */
export interface Sheet {
  /** A number from 0 up to 1. */
  chance: () => number;
  /** A whole number from `from` to `to`, both included. */
  between: (from: number, to: number) => number;
  /** One of them. */
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** A colour of the site, `#rrggbb`; with a share of paper mixed in. */
  color: (name: ColorName, paper?: number) => string;
  /** The colour of the sun. */
  gold: string;
}

export function sheetOf(seed: number, { light, dark }: Palette): Sheet {
  const chance = generator(seed);
  return {
    chance,
    between: (from, to) => from + Math.floor(chance() * (to - from + 1)),
    pick: (items) => items[Math.floor(chance() * items.length)] ?? items[0],
    color: (name, paper = 0) => mixed(light[name], light.paper, paper),
    gold: mixed(dark.sun, light.sun, 0.15),
  };
}

/** Mulberry32: small, and the same everywhere. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function mixed(color: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [one, two] = [color, other].map((hex) => parseInt(hex.slice(at, at + 2), 16));
    return Math.round((one ?? 0) * (1 - share) + (two ?? 0) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

/** A closed shape. */
export function shape(data: string, fill: string): string {
  return `<path d="${data}" fill="${fill}"/>`;
}

export function stroke(data: string, color: string, width: number, dashes = ''): string {
  const dashed = dashes === '' ? '' : ` stroke-dasharray="${dashes}"`;
  return `<path d="${data}" fill="none" stroke="${color}" stroke-width="${width}"${dashed}/>`;
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

export function ring(
  x: number,
  y: number,
  radius: number,
  color: string,
  width: number,
  dashes = '',
): string {
  const dashed = dashes === '' ? '' : ` stroke-dasharray="${dashes}"`;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${color}" stroke-width="${width}"${dashed}/>`;
}

/** A pattern of slanted lines; use it as `url(#id)`. */
export function hatch(id: string, color: string, gap: number, angle: number): string {
  return `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path d="M0 ${gap / 2}H${gap}" stroke="${color}" stroke-width="2"/></pattern>`;
}

/** The sun, a little off its outline, as on the covers of the house. */
export function sun({ color, gold }: Sheet, x: number, y: number, radius: number): string {
  return disc(x, y, radius, gold) + ring(x + 7, y + 6, radius, color('ink'), 2);
}

/** A point of a construction: a small square of paper. */
export function point(sheet: Sheet, x: number, y: number): string {
  return `<rect x="${x - 9}" y="${y - 9}" width="18" height="18" fill="${sheet.color('paper')}" stroke="${sheet.color('ink')}" stroke-width="3"/>`;
}
