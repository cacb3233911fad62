import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { brotliOptions, entityTag } from './compression.ts';

type Encoding = 'identity' | 'br' | 'gzip';

/** One encoding of a response, with its raw headers: names and values alternate, the ETag comes last. */
interface Form {
  body: Buffer;
  headers: string[];
  /** How often it was sent. */
  sent: number;
}

/** A response ready to be sent, in the encoding it was made in and those requested so far. */
export interface Finished {
  headers: Readonly<Record<string, string>>;
  etag: string;
  /** Length in bytes without compression. */
  length: number;
  /** Brotli quality, 0 to 11: for the first request and, when it differs, for responses that are sent often. */
  quality: { first: number; often: number };
  forms: Partial<Record<Encoding, Form>>;
}

/** Below this many bytes compression saves nothing. */
const SMALLEST_COMPRESSED = 1_024;
/** After this many requests, more are likely. */
const OFTEN = 2;
/** The highest quality is slow, so one compression runs at a time. */
const inLine = pLimit(1);

/** Prepares a response and computes its ETag. */
export function finish(
  body: Buffer,
  headers: Readonly<Record<string, string>>,
  quality: Finished['quality'],
): Finished {
  const compressible = body.length >= SMALLEST_COMPRESSED;
  const finished = {
    headers: compressible ? varyingByEncoding(headers) : headers,
    etag: entityTag(body),
    length: body.length,
    quality,
  };
  return { ...finished, forms: { identity: formOf(finished, 'identity', body) } };
}

/** The same for a response already compressed by brotli, with its uncompressed length and its ETag. */
export function finishCompressed(
  { body, length, etag }: { body: Buffer; length: number; etag: string },
  headers: Readonly<Record<string, string>>,
  quality: Finished['quality'],
): Finished {
  const finished = { headers: varyingByEncoding(headers), etag, length, quality };
  return { ...finished, forms: { br: formOf(finished, 'br', body) } };
}

function varyingByEncoding(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { Vary } = headers;
  return { ...headers, Vary: Vary === undefined ? 'Accept-Encoding' : `${Vary}, Accept-Encoding` };
}

/** The uncompressed bytes. */
export function identityOf({ forms }: Finished): Buffer {
  if (forms.identity !== undefined) return forms.identity.body;
  if (forms.br !== undefined) return brotliDecompressSync(forms.br.body);
  throw new Error('What is finished has a form it was made in.');
}

/** Sends a prepared response, or 304 when the client has it already; HEAD gets no body. */
export async function sendFinished(
  request: IncomingMessage,
  response: ServerResponse,
  finished: Finished,
  status = 200,
): Promise<void> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && status === 200 && isFresh(request.headers['if-none-match'], finished.etag)) {
    response.writeHead(304, { ...finished.headers, ETag: finished.etag }).end();
    return;
  }
  const encoding = encodingFor(request, finished);
  const form = finished.forms[encoding] ?? (await makeForm(finished, encoding, finished.quality.first));
  // Decompressed bytes are not cached: they are large and rarely requested.
  if (encoding !== 'identity') finished.forms[encoding] = form;
  const { body, headers } = form;
  form.sent += 1;
  if (form.sent === OFTEN && encoding === 'br' && finished.quality.often > finished.quality.first) {
    void inLine(async () => {
      finished.forms.br = { ...(await makeForm(finished, 'br', finished.quality.often)), sent: OFTEN };
    });
  }
  response.writeHead(status, isRead ? headers : headers.slice(0, -2));
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function makeForm(finished: Finished, encoding: Encoding, quality: number): Promise<Form> {
  const identity = identityOf(finished);
  if (encoding === 'identity') return formOf(finished, encoding, identity);
  const compressed =
    encoding === 'gzip'
      ? gzipAsync(identity)
      : brotliAsync(identity, brotliOptions(identity.length, quality));
  return formOf(finished, encoding, await compressed);
}

function formOf(
  { headers, etag }: Pick<Finished, 'headers' | 'etag'>,
  encoding: Encoding,
  body: Buffer,
): Form {
  const named = {
    ...headers,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    'Content-Length': String(body.length),
    ETag: etag,
  };
  return { body, headers: Object.entries(named).flat(), sent: 0 };
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === etag || ifNoneMatch.split(',').some((tag) => [etag, '*'].includes(tag.trim()));
}

function encodingFor(request: IncomingMessage, finished: Finished): Encoding {
  const accepted = request.headers['accept-encoding'];
  if (accepted === undefined || finished.length < SMALLEST_COMPRESSED) return 'identity';
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, encoding: 'br' | 'gzip'): boolean {
  if (!header.includes(encoding)) return false;
  return !header.includes('q=0') || !new RegExp(`\\b${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header);
}
