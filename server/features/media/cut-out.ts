import { loadSharp } from '../../load-sharp.ts';

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A part of an image as a PNG, which loses nothing more.
 * @param part in pixels, within the image; of an animation, its first frame is cut
 */
export async function cutOut(image: Buffer, { x, y, width, height }: Part): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(image, { pages: 1 }).extract({ left: x, top: y, width, height }).png().toBuffer();
}
