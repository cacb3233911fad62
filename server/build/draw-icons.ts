import sharp, { type Sharp } from 'sharp';
import type { ColorName, Palette } from './read-palette.ts';

/** The drawing that all icons are made from, below public/. */
export const MARK = 'artwork/mark.svg';
/** Pixels that the mark is drawn with, whatever size it gives itself, before it is made smaller. */
const DRAWN = 1600 / 3;
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
  const drawing = Buffer.from(colored(mark, colors));
  const sized = await resizer(drawing);
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

function colored(mark: string, colors: Palette['light']): string {
  return mark.replaceAll(/var\(--([\w-]+)\)/g, (written, name: string) => {
    if (!Object.hasOwn(colors, name))
      throw new Error(`public/${MARK} uses ${written}, which is no colour of the site.`);
    return colors[name as ColorName];
  });
}

/** What draws the mark into a square of so many pixels. */
async function resizer(drawing: Buffer): Promise<(size: number) => Sharp> {
  const { width } = await sharp(drawing)
    .metadata()
    .catch((cause: unknown) => {
      throw new Error(`public/${MARK} can’t be drawn.`, { cause });
    });
  const density = (72 * DRAWN) / width;
  return (size) => sharp(drawing, { density }).resize(size, size, { fit: 'contain', background: '#0000' });
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

function png(image: Sharp): Promise<Buffer> {
  return image.png({ compressionLevel: 9, palette: true }).toBuffer();
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
