import sharp from 'sharp';
import type { PlateGround } from '#shared/case-study.ts';
import { hexOf, luminance } from '../channels.ts';
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
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const edge = (channel: number) => median(data, info.channels, Math.min(channel, info.channels - 1));
  const color = [edge(0), edge(1), edge(2)] as const;
  return { color: hexOf(color), isDark: luminance(color) < MIDDLE };
}

function median(data: Uint8Array, channels: number, channel: number): number {
  const values = data.filter((_, index) => index % channels === channel).sort();
  return values[values.length >> 1] ?? 0;
}
