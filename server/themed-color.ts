import { palette } from './palette.ts';
import type { ThemedColor } from '#shared/contract/posts.ts';

/** The contrast that WCAG 2.2 AA asks for of text (1.4.3); a dot is smaller than most letters. */
const NEEDED = 4.5;
/** How much darker or lighter each try is, of 1. */
const STEP = 0.04;

type Channels = readonly [red: number, green: number, blue: number];

/**
 * A category's colour as it can be told apart on the paper of each theme: the colour itself, or as much darker or
 * lighter as it has to be.
 * @param color `#RRGGBB`
 */
export function themedColor(color: string): ThemedColor {
  return {
    light: visibleOn(palette.light.paper, color, [0, 0, 0]),
    dark: visibleOn(palette.dark.paper, color, [255, 255, 255]),
  };
}

function visibleOn(paper: string, color: string, towards: Channels): string {
  const back = luminance(channelsOf(paper));
  const channels = channelsOf(color);
  for (let share = 0; share < 1; share += STEP) {
    const mixed = mix(channels, towards, share);
    if (contrast(luminance(mixed), back) >= NEEDED) return share === 0 ? color : hexOf(mixed);
  }
  return hexOf(towards);
}

function mix([red, green, blue]: Channels, towards: Channels, share: number): Channels {
  const between = (from: number, to: number) => Math.round(from + (to - from) * share);
  return [between(red, towards[0]), between(green, towards[1]), between(blue, towards[2])];
}

/** The relative luminance, as WCAG defines it. */
function luminance([red, green, blue]: Channels): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function channelsOf(hex: string): Channels {
  const at = (start: number) => parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

function hexOf(channels: Channels): string {
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
