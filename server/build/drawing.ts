import sharp, { type Sharp } from 'sharp';
import type { ColorName, Palette } from './read-palette.ts';

/** Pixels that a drawing is drawn with, whatever size it gives itself, before it is made smaller. */
const DRAWN = 1600 / 3;

/**
 * A drawing in the site's colours.
 * @param svg whose colours can be `var(--clay)` and the like
 * @param path below public/, for the message
 * @throws Error, a sentence, when it uses a colour that the site does not have
 */
export function colored(svg: string, path: string, colors: Palette['light']): Buffer {
  const drawing = svg.replaceAll(/var\(--([\w-]+)\)/g, (written, name: string) => {
    if (!Object.hasOwn(colors, name))
      throw new Error(`public/${path} uses ${written}, which is no colour of the site.`);
    return colors[name as ColorName];
  });
  return Buffer.from(drawing);
}

/**
 * What draws an SVG into a transparent square of so many pixels.
 * @throws Error, a sentence, when it can't be drawn
 */
export async function resizer(drawing: Buffer, path: string): Promise<(size: number) => Sharp> {
  const { width } = await sharp(drawing)
    .metadata()
    .catch((cause: unknown) => {
      throw new Error(`public/${path} can’t be drawn.`, { cause });
    });
  const density = (72 * DRAWN) / width;
  return (size) => sharp(drawing, { density }).resize(size, size, { fit: 'contain', background: '#0000' });
}

/** A small PNG. */
export function png(image: Sharp): Promise<Buffer> {
  return image.png({ compressionLevel: 9, palette: true }).toBuffer();
}
