import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** What stands in the place of the host for readers who came from no other site. */
export const DIRECT = '';

/** Browsers and proxies name a document so that they fetch before anybody asked for it; older ones by other headers. */
const AHEAD_OF_READERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;
const MAX_HOST_LENGTH = 100;

/**
 * Whether a request for a document is a reader's: a browser opens it in a window, now, and no program names itself. A
 * program that only says that it is a browser lacks what browsers add to each request to a site over HTTPS.
 */
export function isReaders(headers: IncomingHttpHeaders, https: boolean): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = headers;
  const opens = mode === undefined ? !https : mode === 'navigate' && destination === 'document';
  return opens && isBrowsers(headers) && !AHEAD_OF_READERS.some((name) => headers[name] !== undefined);
}

/** Whether it comes from a browser, by its own account. */
export function isBrowsers({ 'user-agent': name = '' }: IncomingHttpHeaders): boolean {
  return name !== '' && !isbot(name);
}

/**
 * The host of the address that a reader came from, without `www.`.
 * @param address of the Referer header, or `document.referrer`
 * @param own the site's own hosts
 */
export function hostOf(address: string | undefined, own: readonly (string | undefined)[]): string {
  const host = parsedHost(address);
  const isOwn = own.some((one) => one !== undefined && parsedHost(`http://${one}`) === host);
  return isOwn || host.length > MAX_HOST_LENGTH ? DIRECT : host;
}

function parsedHost(address = ''): string {
  return URL.canParse(address) ? new URL(address).hostname.toLowerCase().replace(/^www\./, '') : DIRECT;
}
