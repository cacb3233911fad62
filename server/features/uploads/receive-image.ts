import { mkdir, rm } from 'node:fs/promises';
import type { Request, Response } from 'express';
import multer from 'multer';
import type { ImageFiles } from '../../files/image-files.ts';
import { malformed, unprocessable, tooLarge, unsupportedType } from '../../http/errors.ts';

/** Far above the limit in the hint beside the button, which is not enforced. [5.60] */
const MAX_BYTES = 50 * 1024 * 1024;
const FIELD = 'image';
const MAX_NAME = 200;

/** A received file, which is there while it is worked on. */
export interface ReceivedImage {
  path: string;
  /** As the file was called where it came from, without folders and control characters. */
  name: string;
}

export type ReceiveImage = <Result>(
  call: { request: Request; response: Response },
  use: (image: ReceivedImage) => Promise<Result>,
) => Promise<Result>;

/**
 * Returns what receives the file uploaded in the field `image`, lets it be used, and deletes it. [7.7.02]
 * @throws HttpError 400, 413, 415, 422
 */
export function imageReceiver(files: ImageFiles): ReceiveImage {
  const receive = multer({
    dest: files.incoming,
    limits: { fileSize: MAX_BYTES, files: 1, fields: 5, parts: 6, fieldSize: 1_024 },
    defParamCharset: 'utf8',
  }).single(FIELD);

  return async ({ request, response }, use) => {
    if (request.is('multipart/form-data') === false || request.headers['content-type'] === undefined) {
      throw unsupportedType('Please send the image as multipart/form-data.');
    }
    await mkdir(files.incoming, { recursive: true });
    await new Promise<void>((resolve, reject) => {
      receive(request, response, (error: unknown) => {
        if (error === undefined || error === null) resolve();
        else reject(asHttpError(error));
      });
    });
    if (request.file === undefined) throw unprocessable('Please choose an image.', FIELD);
    const { path, originalname } = request.file;
    try {
      return await use({ path, name: fileName(originalname) });
    } finally {
      await rm(path, { force: true });
    }
  };
}

function fileName(original: string): string {
  const name = original
    .toWellFormed()
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffe\uffff]+/gu, '')
    .trim()
    .slice(0, MAX_NAME)
    .toWellFormed();
  return name === '' ? 'image' : name;
}

function asHttpError(error: unknown): unknown {
  if (error instanceof multer.MulterError) {
    return error.code === 'LIMIT_FILE_SIZE'
      ? tooLarge('That file is too large; at most 50 MB can be read.')
      : unprocessable('Please send one image, in the field "image".', FIELD);
  }
  // busboy's message for a malformed form; a full disk has a code instead.
  const { code, message } = error as NodeJS.ErrnoException;
  const unreadable = code === undefined && /multipart|boundary|unexpected end|malformed|aborted/i.test(message);
  return unreadable ? malformed('The form could not be read.') : error;
}
