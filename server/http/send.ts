import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Bytes that are ready to be sent, in every encoding a browser asks for. */
export interface Finished {
  headers: Readonly<Record<string, string>>;
  etag: string;
  identity: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this many bytes compression gains nothing. */
const SMALLEST_COMPRESSED = 1_024;

/**
 * Finishes an answer: its entity tag and its compressed forms.
 * @param quality brotli's, 0 to 11; bytes that are sent many times are worth more effort
 */
export async function finish(
  body: Buffer,
  headers: Readonly<Record<string, string>>,
  quality: number,
): Promise<Finished> {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  if (body.length < SMALLEST_COMPRESSED) return { headers, etag, identity: body, br: null, gzip: null };
  const [br, gz] = await Promise.all([
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    compressGzip(body),
  ]);
  return { headers, etag, identity: body, br, gzip: gz };
}

/** Sends finished bytes, or 304 when the caller has them already; leaves the body out for HEAD. */
export function sendFinished(request: IncomingMessage, response: ServerResponse, finished: Finished): void {
  const headers: Record<string, string | number> = { ...finished.headers, ETag: finished.etag };
  if (finished.br !== null) headers.Vary = 'Accept-Encoding';

  if (isFresh(request.headers['if-none-match'], finished.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = finished.br === null ? 'identity' : preferredEncoding(request.headers['accept-encoding']);
  const body = finished[encoding] ?? finished.identity;
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = body.length;
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === etag || ifNoneMatch.split(',').some((tag) => [etag, '*'].includes(tag.trim()));
}

function preferredEncoding(accepted: string | undefined): 'br' | 'gzip' | 'identity' {
  if (accepted === undefined) return 'identity';
  const usable = (name: string) =>
    accepted.includes(name) && !new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted);
  if (usable('br')) return 'br';
  return usable('gzip') ? 'gzip' : 'identity';
}
