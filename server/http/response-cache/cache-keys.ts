import type { IncomingMessage } from 'node:http';

/** The cache key of an API response, the same under every base. @param url below `/api`, with its query */
export function apiKey(url: string): string {
  return `/api${url}`;
}

/** The cache key of a document, whose links contain its base. @param address canonical path and query below the base */
export function documentKey(base: string, address: string): string {
  return `document ${base} ${address}`;
}

/** The bases of the site. */
interface SitePlace {
  /** All bases that requests may use, including the root: '' or '/sub-folder'. */
  bases: readonly string[];
  /** The base of documents for a request. */
  baseFor: (request: IncomingMessage) => string;
}

/** Returns the function that computes a request's cache key; null for URLs outside the site. */
export function cacheKeys({ bases, baseFor }: SitePlace): (request: IncomingMessage) => string | null {
  const apis = bases.map((base) => ({ base, prefix: `${base}/api/` }));
  return (request) => {
    const { url = '' } = request;
    const api = apis.find(({ prefix }) => url.startsWith(prefix));
    if (api !== undefined) return url.slice(api.base.length); // equals `apiKey`, without concatenation
    const base = baseFor(request);
    return url.startsWith(`${base}/`) ? documentKey(base, url.slice(base.length)) : null;
  };
}
