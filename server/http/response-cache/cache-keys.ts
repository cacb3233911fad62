import type { IncomingMessage } from 'node:http';

/** The key of an API response; it is the same under every base. @param url below `/api`, with its query */
export function apiKey(url: string): string {
  return `/api${url}`;
}

/** The key of a document; its links carry its base. @param address path and query below the base, in its one spelling */
export function documentKey(base: string, address: string): string {
  return `document ${base} ${address}`;
}

/** Where the site lies. */
interface SitePlace {
  /** Every base that requests can come in under, the root among them: '' or '/sub-folder'. */
  bases: readonly string[];
  /** The base of the documents that a request may ask for. */
  baseFor: (request: IncomingMessage) => string;
}

/** Finds the key that a request's response would have in the cache; null for what lies outside the site. */
export function cacheKeys({ bases, baseFor }: SitePlace): (request: IncomingMessage) => string | null {
  const apis = bases.map((base) => ({ base, prefix: `${base}/api/` }));
  return (request) => {
    const { url = '' } = request;
    const api = apis.find(({ prefix }) => url.startsWith(prefix));
    if (api !== undefined) return url.slice(api.base.length); // as `apiKey` has it, with nothing put together
    const base = baseFor(request);
    return url.startsWith(`${base}/`) ? documentKey(base, url.slice(base.length)) : null;
  };
}
