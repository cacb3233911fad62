import type { IncomingMessage } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { dayInArizona } from '#shared/business.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { KeptRichText } from '../features/posts/rich-texts.repository.ts';
import type { CachedResponse } from '../http/response-cache.ts';
import type { Endpoints } from '../http/endpoint.ts';
import { brotliOptions } from '../http/compression.ts';
import { HttpError } from '../http/errors.ts';
import { withInlineStyles } from '../http/headers.ts';
import { finish, finishCompressed, identityOf } from '../http/send.ts';
import { baseFor } from './base.ts';
import type { DocumentTemplate } from './document.ts';
import { PageReads } from './page-reads.ts';
import { type SitePage, sitePage } from './pages.ts';
import { RenderScheduler } from './render-scheduler.ts';
import type { MadeDocument } from './render-thread.ts';
import type { Renderer } from './renderer.ts';
import { plainPage } from './noscript.ts';

interface DocumentsOptions {
  context: Context;
  handlers: Endpoints;
  template: DocumentTemplate;
  renderer: Renderer | null;
  /** What every document carries. */
  headers: Record<string, string>;
}

/** Who asks for a document. */
interface Caller {
  /** The address, as limits count it. */
  visitor: string;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** A document, ready to be sent. */
interface SiteDocument {
  status: 200 | 404;
  answer: CachedResponse;
}

/** Brotli's effort for a document: quick for its first reader, thorough for the many. */
const QUALITY = { first: 5, often: 11 };
const OWN_HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
/** A render that takes longer is given up, and its thread with it; in ms, from its beginning. */
const RENDER_TIMEOUT_MS = 10_000;
/** For so long a page that could not be rendered goes out plain before it is tried again, in ms. */
const RETRY_AFTER = 30_000;
/** All addresses that lead nowhere have one document between them, made for the first and known by what is no address. */
const NOWHERE = { address: '/nowhere', key: 'nowhere' };
/** Pages of a list up to which its documents are kept. */
const MAX_PAGES = 100;

/** The key under which a document is cached. */
function documentKey(base: string, address: string): string {
  return `document ${base} ${address}`;
}

/** The same, of a request whose address is spelled the way it is kept; null where it lies outside the site. */
export function requestedDocument(config: Config): (request: IncomingMessage) => string | null {
  return (request) => {
    const { url = '' } = request;
    const base = baseFor(request, config);
    return url.startsWith(`${base}/`) ? documentKey(base, url.slice(base.length)) : null;
  };
}

/** Makes the site's documents, each with its page's first render, and caches them. */
export class Documents {
  readonly #options: DocumentsOptions;
  readonly #renders = new RenderScheduler<CachedResponse | null>();
  readonly #plainInNeed = new LRUCache<string, CachedResponse>({ max: 20 });
  /** Keys of documents whose last render took too long. */
  readonly #tookTooLong = new LRUCache<string, true>({ max: 100 });

  constructor(options: DocumentsOptions) {
    this.#options = options;
  }

  /**
   * The document at an address below the base.
   * @param path as `canonicalPath` spells it
   * @param search the query with its question mark, or ''
   */
  async get(base: string, path: string, search: string, caller: Caller): Promise<SiteDocument> {
    const { context, renderer } = this.#options;
    const address = renderer?.canonicalAddress(path, search) ?? path;
    const kept = context.memory.get(documentKey(base, address), context.clock());
    if (kept !== null) return { status: 200, answer: kept };

    const { revision } = context.memory;
    const page = await sitePage(context.posts, { base, path, siteUrl: context.config.siteUrl });
    const hasOwn = page.status === 200 || !page.renders;
    const key = documentKey(base, hasOwn ? address : NOWHERE.key);
    const known = hasOwn ? null : context.memory.get(key, context.clock());
    const answer = known ?? (await this.#once(revision, key, { base, address, page, caller }));
    if (answer === null)
      return { status: page.status, answer: this.#inNeed(`${revision} ${base}${path}`, base, page) };
    if (page.status === 200 ? isWorthKeeping(address) : page.renders)
      context.memory.put(key, answer, revision);
    return { status: page.status, answer };
  }

  /** Made when its turn comes, and for all who ask meanwhile; null when it is not made in time. */
  async #once(
    revision: number,
    key: string,
    { base, address, page, caller }: { base: string; address: string; page: SitePage; caller: Caller },
  ): Promise<CachedResponse | null> {
    if (!page.renders) return this.#plain(base, page);
    const shown = page.status === 200 ? address : NOWHERE.address;
    const request = {
      ...caller,
      key: `${revision} ${key}`,
      // The site's own pages, of which there are few. Of posts, lists and searches there is no end: visitors take turns.
      first: page.postId === null && !shown.includes('?'),
      onTimeout: () =>
        this.#options.context.log.warn({ path: pathOf(shown) }, 'a page waited too long; it goes out plain'),
    };
    return this.#renders.run(request, () => this.#make(base, key, shown, page));
  }

  #plain(base: string, page: SitePage): CachedResponse {
    const { template, headers } = this.#options;
    const html = template.plain(base, page.head, plainPage(base, page.head));
    const all = withInlineStyles({ ...headers, ...OWN_HEADERS }, template.styleHash);
    return { ...finish(Buffer.from(html), all, QUALITY), tags: ['posts'], until: null, onHit: null };
  }

  /**
   * Plain in place of a page that could have been rendered: nobody keeps that. It shows nothing of a search or a list,
   * so hundreds who need the same one at once have it made and compressed once.
   */
  #inNeed(key: string, base: string, page: SitePage): CachedResponse {
    const known = this.#plainInNeed.get(key);
    if (known !== undefined) return known;
    const plain = this.#plain(base, page);
    const identity = identityOf(plain);
    const body = brotliCompressSync(identity, brotliOptions(identity.length, QUALITY.first));
    const headers = { ...plain.headers, 'Cache-Control': 'no-store' };
    const answer = { ...plain, ...finishCompressed({ ...plain, body }, headers, QUALITY) };
    this.#plainInNeed.set(key, answer);
    return answer;
  }

  /** Plain for a while when the page can't be rendered; null when that only took too long. */
  async #make(base: string, key: string, address: string, page: SitePage): Promise<CachedResponse | null> {
    const { handlers, context, headers } = this.#options;
    const reads = new PageReads(handlers);
    const made = await this.#render(base, address, page, reads);
    const soon = new Date(context.clock().getTime() + RETRY_AFTER);
    if (made === 'too late' && !this.#tookTooLong.has(key)) {
      this.#tookTooLong.set(key, true);
      return null;
    }
    this.#tookTooLong.delete(key);
    // What took too long twice in a row would hold up everybody a third time.
    if (made === null || made === 'too late') return { ...this.#plain(base, page), until: soon };

    // What the API refused as asked wrongly is the visitor's to see, in the page.
    if (!made.complete && !(reads.failure instanceof HttpError && reads.failure.status < 500)) {
      context.log.warn(
        { err: reads.failure, path: pathOf(address) },
        'a page was rendered without all it shows',
      );
    }
    const { buffer, byteOffset, byteLength } = made.body;
    const body = Buffer.from(buffer, byteOffset, byteLength);
    const styled = withInlineStyles({ ...headers, ...OWN_HEADERS }, made.styleHash);
    return {
      ...finishCompressed({ ...made, body }, styled, QUALITY),
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
    const { renderer, context } = this.#options;
    if (renderer === null) return null;
    const { origin } = context.config;
    const day = dayInArizona(context.clock());
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), RENDER_TIMEOUT_MS);
    try {
      const kept = postId === null ? null : await context.richTexts.find(postId, base);
      const page = { base, address, origin, day, head, quality: QUALITY.first, kept };
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
    try {
      await this.#options.context.richTexts.keep(postId, base, richText);
    } catch (error) {
      this.#options.context.log.warn({ err: error, postId }, 'a post’s sanitised HTML could not be kept');
    }
  }
}

/** Without the query, which tells what somebody looks for. */
function pathOf(address: string): string | undefined {
  return address.split('?', 1)[0];
}

/** Searches and far pages have no end; to keep them would push out what is read often. */
function isWorthKeeping(address: string): boolean {
  const { searchParams } = new URL(address, 'http://site');
  return !searchParams.has('search') && Number(searchParams.get('page') ?? 1) <= MAX_PAGES;
}
