import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip';

/** Bytes that are ready to be sent, with the compressed forms that somebody has asked for so far. */
export interface Finished {
  headers: Readonly<Record<string, string>>;
  etag: string;
  identity: Buffer;
  /** Brotli's effort, 0 to 11: bytes that are sent often are worth more. */
  quality: number;
  encoded: Partial<Record<Encoding, Buffer>>;
}

/** Below this many bytes compression gains nothing. */
const SMALLEST_COMPRESSED = 1_024;

/** Finishes an answer with its entity tag. */
export function finish(body: Buffer, headers: Readonly<Record<string, string>>, quality: number): Finished {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const compressible = body.length >= SMALLEST_COMPRESSED;
  return {
    headers: compressible ? { ...headers, Vary: 'Accept-Encoding' } : headers,
    etag,
    identity: body,
    quality,
    encoded: {},
  };
}

/** Sends finished bytes, or 304 when the caller has them already; leaves the body out for HEAD. */
export async function sendFinished(
  request: IncomingMessage,
  response: ServerResponse,
  finished: Finished,
): Promise<void> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const headers: Record<string, string | number> = { ...finished.headers };
  if (isRead) headers.ETag = finished.etag;
  if (isRead && isFresh(request.headers['if-none-match'], finished.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = encodingFor(request, finished);
  let body = finished.identity;
  if (encoding !== null) {
    body = finished.encoded[encoding] ??= await compress(finished, encoding);
    headers['Content-Encoding'] = encoding;
  }
  headers['Content-Length'] = body.length;
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

function compress({ identity, quality }: Finished, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(identity);
  return brotliAsync(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  });
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === etag || ifNoneMatch.split(',').some((tag) => [etag, '*'].includes(tag.trim()));
}

function encodingFor(request: IncomingMessage, finished: Finished): Encoding | null {
  const accepted = request.headers['accept-encoding'];
  if (accepted === undefined || finished.identity.length < SMALLEST_COMPRESSED) return null;
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : null;
}

function accepts(header: string, encoding: Encoding): boolean {
  if (!header.includes(encoding)) return false;
  return !header.includes('q=0') || !new RegExp(`\\b${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header);
}
