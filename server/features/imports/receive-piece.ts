import { mkdir, rm } from 'node:fs/promises';
import type { Request, Response } from 'express';
import multer from 'multer';
import { IMPORT_PIECE_BYTES } from '#shared/import-limits.ts';
import { malformed, tooLarge, unprocessable, unsupportedType } from '../../http/errors.ts';

const FIELD = 'piece';

type ReceivePiece = <Result>(
  call: { request: Request; response: Response },
  use: (piece: { path: string; size: number }) => Promise<Result>,
) => Promise<Result>;

/**
 * Returns what receives a piece of a file in the field `piece`, lets it be used, and deletes it.
 * @param folder where it lies meanwhile
 * @throws HttpError 400, 413, 415, 422
 */
export function pieceReceiver(folder: string): ReceivePiece {
  const receive = multer({
    dest: folder,
    limits: { fileSize: IMPORT_PIECE_BYTES, files: 1, fields: 0, parts: 1 },
  }).single(FIELD);

  return async ({ request, response }, use) => {
    if (request.is('multipart/form-data') === false || request.headers['content-type'] === undefined)
      throw unsupportedType('Please send the file as multipart/form-data.');
    await mkdir(folder, { recursive: true });
    await new Promise<void>((resolve, reject) => {
      receive(request, response, (error: unknown) => {
        if (error === undefined || error === null) resolve();
        else reject(asHttpError(error));
      });
    });
    if (request.file === undefined) throw unprocessable('The piece is missing.', FIELD);
    const { path, size } = request.file;
    try {
      return await use({ path, size });
    } finally {
      await rm(path, { force: true });
    }
  };
}

function asHttpError(error: unknown): unknown {
  if (error instanceof multer.MulterError) {
    return error.code === 'LIMIT_FILE_SIZE'
      ? tooLarge('Pieces have at most 8 MB.')
      : unprocessable('Please send one piece, in the field "piece".', FIELD);
  }
  // busboy's message for a malformed form; a full disk has a code instead.
  const { code, message } = error as NodeJS.ErrnoException;
  const isUnreadable =
    code === undefined && /multipart|boundary|unexpected end|malformed|aborted/i.test(message);
  return isUnreadable ? malformed('The form could not be read.') : error;
}
