import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { IMAGE_WIDTHS } from '#shared/limits.ts';
import { uploadName, variantName } from '#shared/contract/uploads.ts';
import type { ImageFiles } from '../../files/image-files.ts';
import { tooLarge, unsupportedType } from '../../http/errors.ts';
import { loadSharp } from '../../load-sharp.ts';

/** Over all frames. */
const MAX_PIXELS = 50_000_000;
const WIDEST = 2_400;
/** Maximum height in pixels, well within WebP's limit. */
const TALLEST = 8_192;
const QUALITY = 82;
/** Decoding needs much memory, so further images wait. */
const inLine = pLimit(2);

const UNREADABLE = 'That file is not an image we can read. PNG, JPG, GIF, WebP and AVIF work.';

/** The accepted formats, by their first bytes; file names and declared types are not trusted. */
const SIGNATURES: readonly RegExp[] = [
  /^\x89PNG\r\n/,
  /^\xff\xd8\xff/,
  /^GIF8[79]a/,
  /^RIFF[\s\S]{4}WEBP/,
  /^[\s\S]{4}ftyp(avif|avis|mif1|msf1)/,
];

/** An image in the store. */
export interface MadeImage {
  /** The name of the largest file. */
  name: string;
  /** In pixels, of that file. */
  width: number;
  height: number;
  /** Of that file. */
  bytes: number;
}

/**
 * Re-encodes an upload: it is decoded, rotated upright, limited in size, and saved without metadata in several widths
 * under a random name. A failure leaves no files behind.
 * @param source the path of the uploaded file
 * @param files where images are kept
 * @param id begins its name, in hexadecimal; random without one
 * @throws HttpError 413 too many pixels, 415 not an image; and what `ImageFiles.save` throws
 */
export function makeImages(source: string, files: ImageFiles, id = randomId()): Promise<MadeImage> {
  return inLine(async () => {
    const head = await firstBytes(source);
    if (!SIGNATURES.some((signature) => signature.test(head))) throw unsupportedType(UNREADABLE);
    return store(source, files, id);
  });
}

/** The same with an image that the site made itself, in any format that sharp reads. */
export function storeImage(image: Buffer, files: ImageFiles): Promise<MadeImage> {
  return inLine(() => store(image, files, randomId()));
}

function randomId(): string {
  return randomBytes(12).toString('hex');
}

async function store(source: string | Buffer, files: ImageFiles, id: string): Promise<MadeImage> {
  const animated = await inspect(source);
  const largest = await render(await load(source, animated), WIDEST);
  const { width, height } = largest;
  const name = uploadName(id, width, height);

  const variants = new Map([[`${name}.webp`, largest.data]]);
  for (const smaller of IMAGE_WIDTHS.filter((candidate) => candidate < width)) {
    const { data } = await render(await load(source, animated), smaller);
    variants.set(`${variantName(name, smaller)}.webp`, data);
  }
  await files.save(variants);
  return { name: `${name}.webp`, width, height, bytes: largest.data.length };
}

/** Whether the image is animated. */
async function inspect(source: string | Buffer): Promise<boolean> {
  const sharp = await loadSharp();
  const metadata = await readable(() => sharp(source, { limitInputPixels: false }).metadata());
  const pages = metadata.pages ?? 1;
  if (metadata.width * (metadata.pageHeight ?? metadata.height) * pages > MAX_PIXELS) {
    throw tooLarge('That image is too large; at most 50 megapixels can be read.');
  }
  return pages > 1;
}

async function load(source: string | Buffer, animated: boolean): Promise<Sharp> {
  const sharp = await loadSharp();
  const image = sharp(source, { animated, limitInputPixels: MAX_PIXELS });
  return animated ? image : image.autoOrient();
}

async function render(image: Sharp, width: number) {
  const resized = image.resize({ width, height: TALLEST, fit: 'inside', withoutEnlargement: true }).webp({ quality: QUALITY });
  const { data, info } = await readable(() => resized.toBuffer({ resolveWithObject: true }));
  return { data, width: info.width, height: info.pageHeight ?? info.height };
}

async function firstBytes(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** A file that sharp cannot decode is a client error. */
async function readable<Result>(decode: () => Promise<Result>): Promise<Result> {
  try {
    return await decode();
  } catch {
    throw unsupportedType(UNREADABLE);
  }
}
