import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import { AddressRefused, isAllowedHost, lookupWithin } from './public-lookup.ts';

const MAX_REDIRECTS = 5;

/** What a request is, and where it may lead. */
export interface GuardedRequest {
  method?: string;
  /** The headers for one of the places that redirects lead to. */
  headers: (place: URL) => OutgoingHttpHeaders;
  body?: string;
  /** Which IP addresses may be connected to, by a URL's protocol. It is asked about those that names lead to, too. */
  isAllowed: (address: string, protocol: string) => boolean;
  /** Ends the request, and the reading of its response. */
  signal: AbortSignal;
  /** Whether connections may be kept for the next request; true by default. */
  keepsConnections?: boolean;
}

/** Thrown for a response that leads on too often, or to nowhere. */
export class TooManyRedirects extends Error {
  override name = 'TooManyRedirects';
}

/** Thrown for a body that is larger than it may be. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/**
 * Makes a request, and follows its redirects; each place is looked at before it is connected to.
 * @returns the response, whose body the caller reads or destroys
 * @throws AddressRefused, TooManyRedirects, or what the connection failed with
 */
export async function guardedRequest(url: URL, request: GuardedRequest): Promise<IncomingMessage> {
  let place = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await send(place, request);
    const { statusCode = 0, headers } = response;
    const leadsOn = statusCode > 300 && statusCode < 400 && statusCode !== 304;
    if (!leadsOn || headers.location === undefined) return response;
    response.destroy();
    if (!URL.canParse(headers.location, place)) break;
    place = new URL(headers.location, place);
  }
  throw new TooManyRedirects(url.host);
}

function send(
  url: URL,
  { method = 'GET', headers, body, isAllowed, signal, keepsConnections = true }: GuardedRequest,
): Promise<IncomingMessage> {
  const allowed = (address: string) => isAllowed(address, url.protocol);
  if (!/^https?:$/.test(url.protocol) || !isAllowedHost(url.hostname, allowed)) {
    return Promise.reject(new AddressRefused(`${url.host} must not be asked`));
  }
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const connection = {
      lookup: lookupWithin(allowed),
      signal,
      ...(keepsConnections ? {} : { agent: false }),
    };
    request({ ...partsOf(url), ...connection, method, headers: headers(url) }, resolve)
      .once('error', reject)
      .end(body);
  });
}

/** Without what an address says of a user: that goes where `headers` says alone. */
function partsOf({ protocol, hostname, port, pathname, search }: URL) {
  return { protocol, hostname: hostname.replace(/^\[|\]$/g, ''), port, path: `${pathname}${search}` };
}

/** Passes on what comes, and fails once that is too much. @throws BodyTooLarge */
export function bounded(maxBytes: number) {
  return async function* (source: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new BodyTooLarge();
      yield chunk;
    }
  };
}
