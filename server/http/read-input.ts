import express, { type Request, type Response } from 'express';
import type { z } from 'zod';
import { answers } from '#content/words/answers.ts';
import { HttpError, malformed, unprocessable, tooLarge, unsupportedType } from './errors.ts';

const JSON_LIMIT = 64 * 1024;

/**
 * The query parameters, each with a single value.
 * @throws HttpError 400 when a parameter is repeated
 */
export function readQuery(request: Request): Map<string, string> {
  const query = new Map<string, string>();
  const start = request.url.indexOf('?');
  const parameters = new URLSearchParams(start < 0 ? '' : request.url.slice(start));
  for (const [key, value] of parameters) {
    if (query.has(key)) throw malformed(answers.request.parameterRepeated);
    query.set(key, value);
  }
  return query;
}

/**
 * Reads a JSON body.
 * @throws HttpError 400 malformed, 413 too large, 415 not JSON
 */
export async function readJson(request: Request, response: Response, limit = JSON_LIMIT): Promise<unknown> {
  const type = request.headers['content-type'];
  if (type === undefined ? hasBody(request) : request.is('application/json') === false) {
    throw unsupportedType('Please send JSON (Content-Type: application/json).');
  }
  const read = express.json({ limit, strict: false });
  await new Promise<void>((resolve, reject) => {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- Express's request is one
    read(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(asHttpError(error, limit));
    });
  });
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw malformed('Please send a JSON object.');
  }
  return body;
}

function hasBody(request: Request): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
}

function asHttpError(error: unknown, limit: number): unknown {
  const { status, type } = error as { status?: number; type?: string };
  if (status === 413) return tooLarge(answers.request.tooLarge(Math.floor(limit / 1024)));
  if (status === 415) return unsupportedType('That encoding is not supported.');
  if (type === 'entity.parse.failed') return malformed('The request is not valid JSON.');
  return status !== undefined && status < 500 ? new HttpError(400, answers.request.unreadable) : error;
}

/**
 * Validates input.
 * @throws HttpError 422 describing the first invalid field
 */
export function validate<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path[0];
  throw unprocessable(
    issue?.message ?? answers.request.invalid,
    typeof field === 'string' ? field : undefined,
  );
}
