import { LRUCache } from 'lru-cache';
import { dayInArizona } from '#shared/business.ts';
import type { Context } from '../context.ts';
import type { KeptRichText } from '../features/posts/rich-texts.repository.ts';
import type { Endpoints } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import { withInlineStyles } from '../http/headers.ts';
import type { CachedResponse } from '../http/response-cache/response-cache.ts';
import { finishCompressed } from '../http/send.ts';
import { PageReads } from './page-reads.ts';
import type { SitePage } from './pages.ts';
import { DOCUMENT_HEADERS, DOCUMENT_QUALITY, type PlainDocuments } from './plain-documents.ts';
import type { MadeDocument } from './render-thread.ts';
import type { Renderer } from './renderer.ts';

interface DocumentMakerDeps {
  context: Context;
  handlers: Endpoints;
  plain: PlainDocuments;
  renderer: Renderer | null;
  /** What every document carries. */
  headers: Record<string, string>;
}

/** A render that takes longer is given up, and its thread with it; in ms, from its beginning. */
const RENDER_TIMEOUT_MS = 10_000;
/** For so long a page that could not be rendered goes out plain before it is tried again, in ms. */
const RETRY_AFTER = 30_000;

/** Makes documents with their page's first render. */
export class DocumentMaker {
  readonly #deps: DocumentMakerDeps;
  /** Keys of documents whose last render took too long. */
  readonly #tookTooLong = new LRUCache<string, true>({ max: 100 });

  constructor(deps: DocumentMakerDeps) {
    this.#deps = deps;
  }

  /**
   * Plain for a while when the page can't be rendered; null when that only took too long.
   * @param key what the document is cached under
   * @param address path and query below the base
   */
  async make(key: string, base: string, address: string, page: SitePage): Promise<CachedResponse | null> {
    const { handlers, context, plain, headers } = this.#deps;
    const reads = new PageReads(handlers);
    const made = await this.#render(base, address, page, reads);
    const soon = new Date(context.clock().getTime() + RETRY_AFTER);
    if (made === 'too late' && !this.#tookTooLong.has(key)) {
      this.#tookTooLong.set(key, true);
      return null;
    }
    this.#tookTooLong.delete(key);
    // What took too long twice in a row would hold up everybody a third time.
    if (made === null || made === 'too late') return { ...plain.make(base, page), until: soon };

    // What the API refused as asked wrongly is the visitor's to see, in the page.
    if (!made.complete && !(reads.failure instanceof HttpError && reads.failure.status < 500)) {
      context.log.warn(
        { err: reads.failure, path: pathOf(address) },
        'a page was rendered without all it shows',
      );
    }
    const { buffer, byteOffset, byteLength } = made.body;
    const body = Buffer.from(buffer, byteOffset, byteLength);
    const styled = withInlineStyles({ ...headers, ...DOCUMENT_HEADERS }, made.styleHash);
    return {
      ...finishCompressed({ ...made, body }, styled, DOCUMENT_QUALITY),
      status: page.status,
      tags: ['posts', ...reads.tags],
      until: made.complete ? reads.until : soon,
      onHit: reads.onHit,
    };
  }

  /** Null when the page can't be rendered. */
  async #render(
    base: string,
    address: string,
    { head, postId }: SitePage,
    reads: PageReads,
  ): Promise<MadeDocument | 'too late' | null> {
    const { renderer, context } = this.#deps;
    if (renderer === null) return null;
    const { origin } = context.config;
    const day = dayInArizona(context.clock());
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), RENDER_TIMEOUT_MS);
    try {
      const kept = postId === null ? null : await context.richTexts.find(postId, base);
      const page = { base, address, origin, day, head, quality: DOCUMENT_QUALITY.first, kept };
      const made = await renderer.make(page, reads.read, patience.signal);
      if (postId !== null && made.richText !== null) await this.#keep(postId, base, made.richText);
      return made;
    } catch (error) {
      const tooLate = patience.signal.aborted;
      const what = tooLate ? 'took too long to render' : 'could not be rendered';
      context.log.warn({ err: error, path: pathOf(address) }, `a page ${what}; it goes out plain`);
      return tooLate ? 'too late' : null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** The document does not depend on it: what could not be kept is made again. */
  async #keep(postId: number, base: string, richText: KeptRichText): Promise<void> {
    const { richTexts, log } = this.#deps.context;
    try {
      await richTexts.keep(postId, base, richText);
    } catch (error) {
      log.warn({ err: error, postId }, 'a post’s sanitised HTML could not be kept');
    }
  }
}

/** Without the query, which tells what somebody looks for. */
export function pathOf(address: string): string {
  return address.replace(/\?.*$/s, '');
}
