import { brotliCompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { brotliOptions } from '../http/compression.ts';
import { withInlineStyles } from '../http/headers.ts';
import type { CachedResponse } from '../http/response-cache/response-cache.ts';
import { finish, finishCompressed, type Finished, identityOf } from '../http/send.ts';
import type { DocumentTemplate } from './document.ts';
import { plainPage } from './noscript.ts';
import type { SitePage } from './pages.ts';

/** Brotli quality of documents: fast for the first visitor, best for many. */
export const DOCUMENT_QUALITY: Finished['quality'] = { first: 5, often: 11 };

/** Headers that only documents have. */
const DOCUMENT_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
};
const HIDDEN_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

/** The headers of a page's document, but for its styles. @param headers of all documents */
export function headersOf({ hidden }: SitePage, headers: Record<string, string>): Record<string, string> {
  return { ...headers, ...DOCUMENT_HEADERS, ...(hidden === true ? HIDDEN_HEADERS : {}) };
}

/** Makes documents that are not rendered on the server: scripts render the page. */
export class PlainDocuments {
  readonly #template: DocumentTemplate;
  readonly #headers: Record<string, string>;
  /** Separate from the response cache, where hundreds of these could evict rendered documents. */
  readonly #inNeed = new LRUCache<string, CachedResponse>({ max: 20 });

  /** @param headers of all documents */
  constructor(template: DocumentTemplate, headers: Record<string, string>) {
    this.#template = template;
    this.#headers = headers;
  }

  make(base: string, page: SitePage): CachedResponse {
    const { head, status } = page;
    const html = this.#template.plain(base, head, plainPage(base, head));
    const headers = withInlineStyles(headersOf(page, this.#headers), this.#template.styleHash);
    const finished = finish(Buffer.from(html), headers, DOCUMENT_QUALITY);
    return { ...finished, status, tags: ['posts', 'newsletters'], until: null, onHit: null };
  }

  /**
   * A plain document instead of a page that should have been rendered; clients must not store it. It shows nothing of a
   * search or a list, so it is made and compressed once even for hundreds of simultaneous requests.
   * @param key differs per page, base and revision
   */
  inNeed(key: string, base: string, page: SitePage): CachedResponse {
    const known = this.#inNeed.get(key);
    if (known !== undefined) return known;
    const plain = this.make(base, page);
    const identity = identityOf(plain);
    const body = brotliCompressSync(identity, brotliOptions(identity.length, DOCUMENT_QUALITY.first));
    const headers = { ...plain.headers, 'Cache-Control': 'no-store' };
    const response = { ...plain, ...finishCompressed({ ...plain, body }, headers, DOCUMENT_QUALITY) };
    this.#inNeed.set(key, response);
    return response;
  }
}
