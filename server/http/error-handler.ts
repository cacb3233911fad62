import type { ErrorRequestHandler } from 'express';
import { answers } from '#content/words/answers.ts';
import type { Failure } from '#shared/contract/envelope.ts';
import type { Logger } from '../log.ts';
import { DatabaseUnavailable, StorageFull, TransactionConflict } from '../db/errors.ts';
import { FilesFull, FilesUnavailable } from '../files/errors.ts';
import { HttpError, malformed, insufficientStorage, unavailable } from './errors.ts';

/** What may work when it is tried again. */
const UNAVAILABLE = [DatabaseUnavailable, FilesUnavailable, TransactionConflict];

/** Responds to every error with `{"success": false, "error": "…"}`; internal details only go to the log. */
export function createErrorHandler(log: Logger, headers: Record<string, string>): ErrorRequestHandler {
  return (thrown: unknown, request, response, next) => {
    if (response.headersSent) {
      next(thrown);
      return;
    }
    response.set(headers);
    const error = asHttpError(thrown);
    if (error === null || error.status >= 500)
      log.error({ err: thrown, request_id: request.id }, 'request failed');

    if (error === null) {
      const failure: Failure = {
        success: false,
        error: answers.request.failed,
        request_id: response.get('X-Request-Id') ?? '',
      };
      response.status(500).json(failure);
      return;
    }
    const { field, headers: own = {}, body = {} } = error.details;
    const failure: Failure = {
      success: false,
      error: error.message,
      ...(field === undefined ? {} : { field }),
    };
    response
      .status(error.status)
      .set(own)
      .json({ ...body, ...failure });
  };
}

function asHttpError(thrown: unknown): HttpError | null {
  if (thrown instanceof HttpError) return thrown;
  if (thrown instanceof StorageFull || thrown instanceof FilesFull || isFullDisk(thrown)) {
    return insufficientStorage();
  }
  if (UNAVAILABLE.some((kind) => thrown instanceof kind)) return unavailable();
  // Express throws this for paths like /%zz.
  return thrown instanceof URIError ? malformed(answers.request.addressInvalid) : null;
}

/** Whether an upload failed because the disk is full. */
function isFullDisk(thrown: unknown): boolean {
  const { code = '' } = (thrown ?? {}) as NodeJS.ErrnoException;
  return ['ENOSPC', 'EDQUOT', 'EROFS'].includes(code);
}
