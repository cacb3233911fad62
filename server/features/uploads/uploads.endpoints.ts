import { mkdir, rm } from 'node:fs/promises';
import type { Request, Response } from 'express';
import multer from 'multer';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { ImageFiles } from '../../files/image-files.ts';
import { malformed, unprocessable, tooLarge, unsupportedType } from '../../http/errors.ts';
import { makeImages } from './image-pipeline.ts';

/** Far above the limit in the hint beside the button, which is not enforced. [5.60] */
const MAX_BYTES = 50 * 1024 * 1024;
const FIELD = 'image';

export function uploadEndpoints(files: ImageFiles) {
  const receive = multer({
    dest: files.incoming,
    limits: { fileSize: MAX_BYTES, files: 1, fields: 5, parts: 6, fieldSize: 1_024 },
  }).single(FIELD);

  return {
    uploadImage: defineEndpoint({
      limit: 'upload',
      async handle({ request, response }) {
        const source = await receiveFile(request, response);
        try {
          return { success: true, filepath: `/uploads/${await makeImages(source, files)}` };
        } finally {
          await rm(source, { force: true });
        }
      },
    }),
  } satisfies Partial<Endpoints>;

  /** @returns the path of the file uploaded in the field `image`. [7.7.02] */
  async function receiveFile(request: Request, response: Response): Promise<string> {
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
    return request.file.path;
  }
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
