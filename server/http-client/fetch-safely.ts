import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { FetchFailure } from './fetch-failure.ts';
import { guardedLookup, PrivateAddress } from './guarded-lookup.ts';
import { isFetched, type Network } from './networks.ts';

/** What holds for all requests to addresses that somebody typed. */
export interface FetchRules {
  /** Private networks that are fetched from nevertheless; with any, addresses without encryption are fetched, too. */
  privateNetworks: readonly Network[];
}

export interface FetchOptions extends FetchRules {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Of the response's body. */
  maxBytes: number;
  /** Ends the whole, redirects included. */
  signal: AbortSignal;
  /** How many redirects are followed; without any, a redirect is an answer like others. */
  maxRedirects?: number;
}

export interface Fetched {
  /** After redirects. */
  url: URL;
  status: number;
  headers: Headers;
  body: Buffer;
}

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches an address that somebody typed. Each connection goes to an address that was checked after its name was resolved,
 * for each redirect anew, so that neither a name nor a redirect leads into a private network. What authorises a request
 * goes to no other origin.
 * @throws FetchFailure
 */
export async function fetchSafely(address: string | URL, options: FetchOptions): Promise<Fetched> {
  let url = checked(address, options);
  let { method = 'GET', headers = {}, body } = options;
  for (let redirects = 0; ; redirects += 1) {
    const fetched = await fetchOnce(url, { ...options, method, headers, body });
    const location = fetched.headers.get('location');
    const maxRedirects = options.maxRedirects ?? MAX_REDIRECTS;
    if (!REDIRECTS.has(fetched.status) || location === null || maxRedirects === 0) return fetched;
    if (redirects === maxRedirects) throw new FetchFailure('redirects');
    const next = checked(URL.canParse(location, url) ? new URL(location, url) : location, options);
    if (next.origin !== url.origin) headers = withoutAuthorization(headers);
    if (fetched.status === 303) [method, body] = ['GET', undefined];
    url = next;
  }
}

/** @throws FetchFailure when it is no address, or not one that is fetched */
function checked(address: string | URL, { privateNetworks }: FetchRules): URL {
  const url = typeof address === 'string' ? (URL.canParse(address) ? new URL(address) : null) : address;
  if (url === null) throw new FetchFailure('address');
  const protocols = privateNetworks.length === 0 ? ['https:'] : ['https:', 'http:'];
  if (!protocols.includes(url.protocol) || url.username !== '' || url.password !== '') {
    throw new FetchFailure('address');
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isFetched(host, privateNetworks)) throw new FetchFailure('private'); // no name, no lookup
  return url;
}

async function fetchOnce(url: URL, options: FetchOptions): Promise<Fetched> {
  const response = await send(url, options);
  return {
    url,
    status: response.statusCode ?? 0,
    headers: headersOf(response),
    body: await bodyOf(response, options.maxBytes),
  };
}

function send(url: URL, { method, headers, body, signal, privateNetworks }: FetchOptions) {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(url, {
      method,
      headers: { 'Accept-Encoding': 'identity', 'User-Agent': 'Shingle', ...headers },
      agent: false, // a connection of its own
      lookup: guardedLookup(privateNetworks),
      signal,
    });
    sent.once('response', resolve);
    sent.once('error', (error) => reject(failureOf(error, signal)));
    sent.end(body);
  });
}

async function bodyOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBytes) throw new FetchFailure('too-large');
      chunks.push(chunk);
    }
  } catch (error) {
    response.destroy();
    throw error instanceof FetchFailure ? error : failureOf(error as Error, null);
  }
  return Buffer.concat(chunks);
}

/** @param signal null when the response had begun: what ends it then is the signal, or the server */
function failureOf(error: Error, signal: AbortSignal | null): FetchFailure {
  if (signal?.aborted === true || error.name === 'AbortError')
    return new FetchFailure('slow', { cause: error });
  return new FetchFailure(error instanceof PrivateAddress ? 'private' : 'unreachable', { cause: error });
}

function headersOf({ headers }: IncomingMessage): Headers {
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) kept.append(name, one);
  }
  return kept;
}

function withoutAuthorization(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization'),
  );
}
