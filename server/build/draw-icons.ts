import sharp, { type Sharp } from 'sharp';
import { colored, png, resizer } from './drawing.ts';
import type { Palette } from './read-palette.ts';

/** The drawing that all icons are made from, below public/. */
export const MARK = 'artwork/mark.svg';
/** Of an icon on paper, the mark's share of its width: the system rounds the corners. */
const ON_PAPER = 128 / 180;
/** Where the system may cut out any shape, only the middle is sure to stay. */
const MASKABLE = 0.56;

/**
 * Draws the site's icons, as the files that browsers and phones ask for.
 * @param mark SVG, whose colours can be `var(--clay)` and the like
 * @returns the content of each file, by its name below the site
 * @throws Error, a sentence, when the mark can't be drawn
 */
export async function drawIcons(mark: string, palette: Palette): Promise<Map<string, Buffer>> {
  const colors = palette.light; // icons lie on surfaces of any theme; the light one's mark is the darker
  const drawing = colored(mark, MARK, colors);
  const sized = await resizer(drawing, MARK);
  const onPaper = (size: number, share = ON_PAPER) => framed(sized, { size, share, paper: colors.paper });
  return new Map([
    ['favicon.svg', drawing],
    ['favicon.ico', iconFile(await png(sized(32)), 32)],
    ['apple-touch-icon.png', await onPaper(180)],
    ['icon-192.png', await onPaper(192)],
    ['icon-512.png', await onPaper(512)],
    ['icon-maskable.png', await onPaper(512, MASKABLE)],
  ]);
}

async function framed(
  sized: (size: number) => Sharp,
  { size, share, paper }: { size: number; share: number; paper: string },
): Promise<Buffer> {
  const width = Math.round((size * share) / 2) * 2;
  const edge = (size - width) / 2;
  const mark = await sized(width)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: '#0000' })
    .toBuffer();
  return png(sharp(mark).flatten({ background: paper }));
}

/** An .ico that holds one PNG: a header, a directory of one entry, the picture. */
function iconFile(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
