import { LRUCache } from 'lru-cache';
import { dayOf } from '#shared/business-time.ts';
import type { Context } from '../context.ts';
import { DatabaseUnavailable } from '../db/errors.ts';
import type { Endpoints } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import { withInlineStyles } from '../http/headers.ts';
import { loggedPath } from '../http/logged-path.ts';
import type { CachedResponse } from '../http/response-cache/response-cache.ts';
import { finishCompressed } from '../http/send.ts';
import { keepRichText } from './keep-rich-text.ts';
import { PageReads } from './page-reads.ts';
import type { SitePage } from './pages.ts';
import { DOCUMENT_QUALITY, headersOf, type PlainDocuments } from './plain-documents.ts';
import type { MadeDocument } from './render-thread.ts';
import type { Renderer } from './renderer.ts';

interface DocumentMakerDeps {
  context: Context;
  handlers: Endpoints;
  plain: PlainDocuments;
  renderer: Renderer | null;
  /** The headers of all documents. */
  headers: Record<string, string>;
}

/** Timeout of a render, in ms; its thread is ended, too. */
const RENDER_TIMEOUT_MS = 10_000;
/** How long a plain page is served after a failed render, before the next attempt, in ms. */
const RETRY_AFTER = 30_000;

/** Makes documents with server-rendered pages. */
export class DocumentMaker {
  readonly #deps: DocumentMakerDeps;
  /** Keys of documents whose last render timed out. */
  readonly #tookTooLong = new LRUCache<string, true>({ max: 100 });

  constructor(deps: DocumentMakerDeps) {
    this.#deps = deps;
  }

  /**
   * Returns a short-lived plain document when the page cannot be rendered; null after a first timeout.
   * @param key the document's cache key
   * @param address path and query below the base
   */
  async make(key: string, base: string, address: string, page: SitePage): Promise<CachedResponse | null> {
    const { handlers, context, plain, headers } = this.#deps;
    const reads = new PageReads(handlers);
    const made = await this.#render(base, address, page, reads);
    // Once the database is back, nobody should get what was made without it.
    const wait = reads.failure instanceof DatabaseUnavailable ? 0 : RETRY_AFTER;
    const soon = new Date(context.clock().getTime() + wait);
    if (made === 'too late' && !this.#tookTooLong.has(key)) {
      this.#tookTooLong.set(key, true);
      return null;
    }
    this.#tookTooLong.delete(key);
    // After a second timeout in a row, another render would delay all visitors again.
    if (made === null || made === 'too late') return { ...plain.make(base, page), until: soon };

    // Client errors (4xx) of the API are shown to the visitor in the page, so they are not logged.
    if (!made.complete && !(reads.failure instanceof HttpError && reads.failure.status < 500)) {
      context.log.warn(
        { err: reads.failure, path: loggedPath(address) },
        'a page was rendered without all it shows',
      );
    }
    const { buffer, byteOffset, byteLength } = made.body;
    const body = Buffer.from(buffer, byteOffset, byteLength);
    const styled = withInlineStyles(headersOf(page, headers), made.styleHash);
    return {
      ...finishCompressed({ ...made, body }, styled, DOCUMENT_QUALITY),
      status: page.status,
      tags: ['posts', ...reads.tags],
      until: made.complete ? reads.until : soon,
      onHit: reads.onHit,
    };
  }

  /** Null when the page cannot be rendered. */
  async #render(
    base: string,
    address: string,
    { head, postId }: SitePage,
    reads: PageReads,
  ): Promise<MadeDocument | 'too late' | null> {
    const { renderer, context } = this.#deps;
    if (renderer === null) return null;
    const { origin } = context.config;
    const day = dayOf(context.clock());
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), RENDER_TIMEOUT_MS);
    try {
      const kept = postId === null ? null : await context.richTexts.find(postId, base);
      const page = { base, address, origin, day, head, quality: DOCUMENT_QUALITY.first, kept };
      const made = await renderer.make(page, reads.read, patience.signal);
      if (postId !== null && made.richText !== null) await keepRichText(context, postId, base, made.richText);
      return made;
    } catch (error) {
      const tooLate = patience.signal.aborted;
      const what = tooLate ? 'took too long to render' : 'could not be rendered';
      context.log.warn({ err: error, path: loggedPath(address) }, `a page ${what}; it goes out plain`);
      return tooLate ? 'too late' : null;
    } finally {
      clearTimeout(timer);
    }
  }
}
