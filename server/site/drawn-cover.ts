import { createHash } from 'node:crypto';
import type satori from 'satori';
import { loadSharp } from '../load-sharp.ts';
import { palette } from '../palette.ts';
import { cardFonts } from './card-fonts.ts';
import { arches } from './cover-drawings/arches.ts';
import { horizon } from './cover-drawings/horizon.ts';
import { initial } from './cover-drawings/initial.ts';
import { COVER, type Sheet, sheetOf } from './cover-drawings/sheet.ts';
import { tiles } from './cover-drawings/tiles.ts';

const DRAWINGS = [horizon, tiles, arches];

/**
 * Draws a cover in the site's colours as a PNG of 1600 × 900: the same one for the same title and variant. Each variant is
 * another drawing; every fourth is the title's first letter, where the site's headline face has it.
 */
export async function drawCover(title: string, variant: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(await coverDrawing(title, variant)))
    .png()
    .toBuffer();
}

/** The same as SVG. */
export async function coverDrawing(title: string, variant: number): Promise<string> {
  const seed = createHash('sha1').update(`${title}\n${variant}`).digest().readUInt32BE();
  const first = createHash('sha1').update(title).digest().readUInt32BE();
  const sheet = sheetOf(seed, palette);
  const turn = (first + variant) % (DRAWINGS.length + 1);
  const outline = turn === DRAWINGS.length ? await letterOutline(title) : null;
  const drawing = outline === null ? drawnBy(turn)(sheet) : initial(sheet, outline);
  const { width, height } = COVER;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
}

function drawnBy(turn: number): (sheet: Sheet) => string {
  return DRAWINGS[turn % DRAWINGS.length] ?? horizon;
}

/** The outline of the first letter or digit, as the data of a path that fills a cover's height; null without one. */
async function letterOutline(title: string): Promise<string | null> {
  const letter = /[\dA-Za-z]/.exec(title.normalize('NFD'))?.[0].toUpperCase(); // an accent would be cut off
  if (letter === undefined) return null;
  const style = { display: 'flex', fontFamily: 'Fraunces', fontSize: 1_080, lineHeight: 1, color: 'black' };
  const { default: layOut } = await import('satori'); // large, and not every process draws
  const svg = await layOut(
    { type: 'div', props: { style, children: letter } } as Parameters<typeof satori>[0],
    {
      ...COVER,
      fonts: await cardFonts(),
    },
  );
  return / d="([^"]+)"/.exec(svg)?.[1] ?? null;
}
