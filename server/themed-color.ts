import { type Channels, channelsOf, hexOf, luminance } from './channels.ts';
import { palette } from './palette.ts';
import type { ThemedColor } from '#shared/contract/posts.ts';

/** The contrast that WCAG 2.2 AA asks for of text (1.4.3); a dot is smaller than most letters. */
const NEEDED = 4.5;
/** How much darker or lighter each try is, of 1. */
const STEP = 0.04;

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

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
