import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type satori from 'satori';
import { DEFAULT_FOCUS } from '#shared/focus-point.ts';
import { FALLBACK_COVER } from '#shared/limits.ts';
import { CARD_LINE_HEIGHT, cardTitleSize, cardWords, drawable } from '#shared/card-words.ts';
import { business } from '#content/business.ts';
import { tradeInSentence } from '#shared/trade.ts';
import type { ImageFiles } from '../files/image-files.ts';
import { loadSharp } from '../load-sharp.ts';
import { palette } from '../palette.ts';
import { type Card, CARD_SIZE, cardKey } from './card.ts';
import { cardFonts } from './card-fonts.ts';
import { ownPicture } from './own-pictures.ts';

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
const ART = { width: 480, height: HEIGHT };
/** The width of the text column. */
const COLUMN = WIDTH - ART.width;
const COLORS = palette.light;
const MAX_CACHED_BYTES = 20 * 1024 * 1024;

const inLine = pLimit(1);

/** Draws cards for social networks: a picture and the title beside it. Drawn on the first request, then cached. */
export class SocialCards {
  readonly #client: string;
  readonly #files: ImageFiles;
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (png) => png.length,
  });

  /**
   * @param client the folder of the site's static files
   * @param files the uploaded images
   */
  constructor(client: string, files: ImageFiles) {
    this.#client = client;
    this.#files = files;
  }

  /**
   * A PNG of 1200 × 630.
   * @throws FilesUnavailable when the store of the picture does not answer
   */
  async draw(card: Card): Promise<Buffer> {
    const key = cardKey(card);
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    return inLine(async () => {
      const drawn = this.#kept.get(key) ?? (await this.#compose(card));
      this.#kept.set(key, drawn);
      return drawn;
    });
  }

  async #compose(card: Card): Promise<Buffer> {
    const [sharp, text, art] = await Promise.all([loadSharp(), textColumn(card), this.#art(card)]);
    return sharp(Buffer.from(text))
      .extend({ right: ART.width })
      .composite([{ input: art, left: COLUMN, top: 0 }])
      .png({ palette: true })
      .toBuffer();
  }

  async #art({ image, focus = DEFAULT_FOCUS }: Card): Promise<Buffer> {
    const fallback = join(this.#client, FALLBACK_COVER);
    // A card is kept, so one without its picture may not come of a store that is down or a copy that has just vanished.
    const picture = await this.#picture(image);
    if (picture === null) return crop(fallback, DEFAULT_FOCUS);
    return crop(picture, focus).catch(() => crop(fallback, DEFAULT_FOCUS));
  }

  async #picture(image: string): Promise<string | Buffer | null> {
    const picture = ownPicture(image);
    if (picture === null) return null;
    return 'upload' in picture ? this.#files.read(picture.upload) : join(this.#client, picture.file);
  }
}

/** A picture cut to the card's share of it. @param focus what stays in sight, "x y" in percent */
async function crop(file: string | Buffer, focus: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(file, { pages: 1 });
  if (focus === DEFAULT_FOCUS) {
    return picture
      .resize({ ...ART, fit: 'cover' })
      .png()
      .toBuffer();
  }
  const [x = 50, y = 50] = focus.split(' ').map(Number);
  const { data, info } = await picture
    .resize({ ...ART, fit: 'outside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(((info.width - ART.width) * x) / 100);
  const top = Math.round(((info.height - ART.height) * y) / 100);
  return sharp(data)
    .extract({ ...ART, left, top })
    .png()
    .toBuffer();
}

/** The text column as SVG, its characters as outlines. */
async function textColumn({ title, label }: Card): Promise<string> {
  const words = cardWords(title) || business.who.tagline;
  const above = box({ flexDirection: 'column' }, [
    box({ color: COLORS.clay, fontSize: 34, marginBottom: 20, ...clamped(1) }, drawable(label)),
    box({ color: COLORS.ink, fontFamily: 'Fraunces', ...titleStyle(words) }, words),
  ]);
  const name = box(
    { color: COLORS.quiet, fontSize: 30 },
    `${business.who.name}, ${tradeInSentence(business)}`,
  );
  const look = { backgroundColor: COLORS.paper, fontFamily: 'Instrument Sans', padding: 60 };
  // Without border-box the padding is added to the width, and the text runs under the picture.
  const size = { width: '100%', height: '100%', boxSizing: 'border-box' };
  const layout = { flexDirection: 'column', justifyContent: 'space-between', ...size };
  const column = box({ ...layout, ...look }, [above, name]);
  const { default: layOut } = await import('satori'); // large, and not every process draws cards
  return layOut(column as Parameters<typeof satori>[0], {
    width: COLUMN,
    height: HEIGHT,
    fonts: await cardFonts(),
  });
}

/** An element for satori, without React. */
function box(style: object, children: unknown) {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function titleStyle(words: string): object {
  const { fontSize, lines } = cardTitleSize(words);
  return { fontSize, lineHeight: CARD_LINE_HEIGHT, ...clamped(lines) };
}

function clamped(lines: number): object {
  return { display: 'block', lineClamp: lines, wordBreak: 'break-word' };
}
