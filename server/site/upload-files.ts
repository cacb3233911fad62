import { type Response, Router } from 'express';
import { type ImageFiles, isImageName, type OpenedImage } from '../files/image-files.ts';

const ONE_YEAR_S = 31_536_000;
/** What an image has, and an answer without one does not. */
const OF_AN_IMAGE = ['Accept-Ranges', 'Cache-Control', 'Content-Length', 'Content-Type', 'ETag'];

/**
 * Serves uploaded images only, never executed, and cached forever because names are never reused. Headers come from the
 * name and the contents alone, so they are the same wherever an image is kept.
 * @param movedTo the name of the file that has taken the place of one that is gone; null for none
 */
export function uploadFiles(files: ImageFiles, movedTo: (name: string) => Promise<string | null>): Router {
  const router = Router();
  router.use(async (request, response) => {
    response.set({
      'Content-Security-Policy': 'sandbox',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    const name = request.path.slice(1);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && isImageName(name)) {
      if (await sendImage(files, name, response)) return;
      const next = await movedTo(name);
      if (next !== null) {
        // Not for good: the image may be replaced again, or deleted.
        response.set('Cache-Control', 'no-cache').redirect(302, next);
        return;
      }
    }
    response.status(404).type('text/plain').send('Not found');
  });
  return router;
}

/**
 * @returns false when there is no such image
 * @throws FilesUnavailable when the store that has it does not answer
 */
async function sendImage(files: ImageFiles, name: string, response: Response): Promise<boolean> {
  // A local copy may vanish between being found and being read; then it is asked for once more.
  for (let attempts = 0; attempts < 2; attempts += 1) {
    const opened = await files.open(name);
    if (opened === null) return false;
    response.set({
      'Accept-Ranges': 'bytes',
      'Cache-Control': `public, max-age=${ONE_YEAR_S}, immutable`,
      'Content-Type': 'image/webp',
      ETag: `"${name}"`,
    });
    const status = await send(opened, response);
    if (status === null) return true;
    for (const header of OF_AN_IMAGE) response.removeHeader(header);
    if (status !== 404) {
      response.sendStatus(status);
      return true;
    }
    response.removeHeader('Content-Range');
    response.status(200);
  }
  return false;
}

/** @returns null when sent, or when the visitor has left; else the status to answer: 404, 412 or 416 */
function send(opened: OpenedImage, response: Response): Promise<number | null> {
  if ('bytes' in opened) {
    response.send(opened.bytes);
    return Promise.resolve(null);
  }
  // A folder whose path has a dot in it is as good as any.
  const options = { cacheControl: false, lastModified: false, dotfiles: 'allow' as const };
  return new Promise((resolve, reject) => {
    response.sendFile(opened.path, options, (error: (Error & { status?: number }) | undefined) => {
      const { status = 500 } = error ?? {};
      if (error === undefined || response.headersSent || response.destroyed) resolve(null);
      else if (status < 500) resolve(status);
      else reject(error);
    });
  });
}
