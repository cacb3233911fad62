import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { MARK } from './draw-icons.ts';
import { colored, png, resizer } from './drawing.ts';
import type { Palette } from './read-palette.ts';

/** The drawing at the head of emails, below public/. */
const LETTERHEAD = 'artwork/letterhead.svg';
/** Of a mark on paper, its share of the width. */
const ON_PAPER = 0.75;

/**
 * Draws the picture at the head of emails. It has one look for both themes, because few mail programs choose between
 * pictures: a site's letterhead.svg brings its own ground; without one its mark lies on a piece of paper.
 * @param pictures the folder with `artwork/` in it
 * @param size in pixels, both ways
 * @returns a PNG
 */
export async function drawLetterhead(pictures: string, { light }: Palette, size: number): Promise<Buffer> {
  const own = join(pictures, LETTERHEAD);
  if (existsSync(own)) {
    const sized = await resizer(colored(await readFile(own, 'utf8'), LETTERHEAD, light), LETTERHEAD);
    return png(sized(size));
  }
  const sized = await resizer(colored(await readFile(join(pictures, MARK), 'utf8'), MARK, light), MARK);
  const paper = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" rx="${size / 12}" fill="${light.paper}"/></svg>`,
  );
  const mark = await sized(Math.round(size * ON_PAPER)).toBuffer();
  return png(sharp(paper).composite([{ input: mark }]));
}
