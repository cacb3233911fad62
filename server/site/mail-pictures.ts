import { join } from 'node:path';
import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Context } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { addressKey } from '../http/rate-limits.ts';
import { loadSharp } from '../load-sharp.ts';
import { type CopyOf, copyOf } from '../mail/mail-pictures.ts';
import { palette } from '../palette.ts';
import { CLIENT } from './document.ts';
import { ownPicture } from './own-pictures.ts';

const MAX_CACHED_BYTES = 20 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;
const QUALITY = 78;
/** Decoding needs much memory, so further pictures wait. */
const inLine = pLimit(1);

/**
 * The site's pictures as every mail program draws them. Three widths of what is on the site anyway, made on the first
 * request, and kept for good where they were loaded: the names of uploads are never used again.
 */
export function mailPictures({
  files,
  limits,
  mediaFiles,
}: Pick<Context, 'files' | 'limits' | 'mediaFiles'>): Router {
  const kept = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (image) => image.length,
  });

  /** Null where the picture is gone, and none has taken its place. */
  async function sourceOf({ source }: CopyOf): Promise<Buffer | string | null> {
    const picture = ownPicture(source);
    if (picture === null) return null;
    if ('file' in picture) return join(CLIENT, picture.file);
    const image = await files.read(picture.upload);
    if (image !== null) return image;
    const next = await mediaFiles.movedTo(picture.upload);
    return next === null ? null : files.read(next);
  }

  const router = Router();
  router.get(/^(\/.+)$/, async (request, response) => {
    const path = request.params[0] ?? '';
    const copy = copyOf(path);
    if (copy === null) throw notFound();
    if (!kept.has(path)) await limits.take('read', addressKey(request.ip));
    const image = await inLine(async () => {
      const known = kept.get(path);
      if (known !== undefined) return known;
      const source = await sourceOf(copy);
      const made = source === null ? null : await draw(source, copy);
      if (made !== null) kept.set(path, made);
      return made;
    });
    if (image === null) throw notFound();
    const age = copy.format === 'jpeg' ? 31_536_000 : 86_400;
    response.set({
      'Cache-Control': `public, max-age=${age}`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    response.type(copy.format).send(image);
  });
  return router;
}

/** The first frame of what moves. Null for a file that is not there. */
async function draw(source: Buffer | string, { width, format }: CopyOf): Promise<Buffer | null> {
  const sharp = await loadSharp();
  const picture = sharp(source, { pages: 1, limitInputPixels: MAX_PIXELS }).resize({
    width,
    withoutEnlargement: format === 'jpeg',
  });
  try {
    return format === 'png'
      ? await picture.png({ palette: true }).toBuffer()
      : await picture
          .flatten({ background: palette.light.paper })
          .jpeg({ quality: QUALITY, mozjpeg: true })
          .toBuffer();
  } catch (error) {
    if (typeof source === 'string') return null;
    throw error;
  }
}
