/** A colour of sRGB, each channel from 0 to 255. */
export type Channels = readonly [red: number, green: number, blue: number];

/** @returns the relative luminance from 0 to 1, as WCAG 2 defines it */
export function luminance([red, green, blue]: Channels): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** @param hex `#RRGGBB` */
export function channelsOf(hex: string): Channels {
  const at = (start: number) => parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

/** @returns `#rrggbb` */
export function hexOf(channels: Channels): string {
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
