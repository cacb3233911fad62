import { brotliCompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { brotliOptions } from '../http/compression.ts';
import { withInlineStyles } from '../http/headers.ts';
import type { CachedResponse } from '../http/response-cache/response-cache.ts';
import { finish, finishCompressed, type Finished, identityOf } from '../http/send.ts';
import type { DocumentTemplate } from './document.ts';
import { plainPage } from './noscript.ts';
import type { SitePage } from './pages.ts';

/** Brotli's effort for a document: quick for its first visitor, thorough for the many. */
export const DOCUMENT_QUALITY: Finished['quality'] = { first: 5, often: 11 };

/** A document's own headers, beside those that all documents carry. */
export const DOCUMENT_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
};

/** Makes documents without their page's first render: scripts draw the page. */
export class PlainDocuments {
  readonly #template: DocumentTemplate;
  readonly #headers: Record<string, string>;
  /** Apart from the cache, which they would push rendered documents out of when hundreds are in need. */
  readonly #inNeed = new LRUCache<string, CachedResponse>({ max: 20 });

  /** @param headers what every document carries */
  constructor(template: DocumentTemplate, headers: Record<string, string>) {
    this.#template = template;
    this.#headers = headers;
  }

  make(base: string, { head, status }: SitePage): CachedResponse {
    const html = this.#template.plain(base, head, plainPage(base, head));
    const headers = withInlineStyles({ ...this.#headers, ...DOCUMENT_HEADERS }, this.#template.styleHash);
    const finished = finish(Buffer.from(html), headers, DOCUMENT_QUALITY);
    return { ...finished, status, tags: ['posts'], until: null, onHit: null };
  }

  /**
   * Plain in place of a page that could have been rendered: nobody keeps that. It shows nothing of a search or a list,
   * so hundreds who need the same one at once have it made and compressed once.
   * @param key another one for every page, every base, and after every write
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
