import sharp from 'sharp';
import type { PlateGround } from '#shared/case-study.ts';
import { findPicture, type PictureFolders } from './picture-size.ts';

/** The part of a picture's width that is its edge. */
const EDGE = 0.02;

/** Black and white are equally far from this luminance, by WCAG's contrast. */
const MIDDLE = 0.179;

/**
 * The colour that most of a picture's left edge has, for what lies beside the picture.
 * @param src one that is there, as pages name it
 */
export async function plateGround(src: string, pictures: PictureFolders): Promise<PlateGround> {
  const image = sharp(findPicture(src, pictures));
  const { width, height } = await image.metadata();
  const { data, info } = await image
    .extract({ left: 0, top: 0, width: Math.max(1, Math.round(width * EDGE)), height })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rgb = [0, 1, 2].map((channel) => median(data, info.channels, Math.min(channel, info.channels - 1)));
  return {
    color: `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`,
    isDark: luminance(rgb) < MIDDLE,
  };
}

function median(data: Uint8Array, channels: number, channel: number): number {
  const values = data.filter((_, index) => index % channels === channel).sort();
  return values[values.length >> 1] ?? 0;
}

/** @param rgb from 0 to 255 @returns from 0 to 1, as WCAG 2 defines it */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
