import type { IncomingMessage } from 'node:http';
import { dayInArizona } from '#shared/business.ts';
import type { OperationName } from '#shared/contract/endpoints.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { KeptRichText } from '../features/posts/rich-texts.repository.ts';
import type { RememberedAnswer } from '../http/answer-memory.ts';
import type { Endpoint } from '../http/define-endpoint.ts';
import { HttpError } from '../http/errors.ts';
import { withInlineStyles } from '../http/headers.ts';
import { finish, finishCompressed } from '../http/send.ts';
import { baseFor } from './base.ts';
import type { DocumentTemplate } from './document.ts';
import { PageReads } from './page-reads.ts';
import { type SitePage, sitePage } from './pages.ts';
import type { MadeDocument } from './render-thread.ts';
import type { Renderer } from './renderer.ts';
import { plainPage } from './without-script.ts';

interface DocumentsOptions {
  context: Context;
  handlers: Record<OperationName, Endpoint>;
  template: DocumentTemplate;
  renderer: Renderer | null;
  /** What every document carries. */
  headers: Record<string, string>;
}

/** A document, ready to be sent. */
interface SiteDocument {
  status: 200 | 404;
  answer: RememberedAnswer;
}

/** Brotli's effort for a document: quick for its first reader, thorough for the many. */
const QUALITY = { first: 5, often: 11 };
const OWN_HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
/** A render that takes longer is given up, in ms. */
const LONGEST_RENDER = 10_000;
/** For so long a page that could not be rendered goes out plain before it is tried again, in ms. */
const RETRY_AFTER = 30_000;
/** All addresses that lead nowhere have one document between them, made for the first and known by what is no address. */
const NOWHERE = { address: '/nowhere', key: 'nowhere' };
/** Pages of a list up to which its documents are kept. */
const MOST_PAGES = 100;

/** The key under which a document is remembered. */
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

/** Makes the site's documents, each with its page's first render, and remembers them. */
export class Documents {
  readonly #options: DocumentsOptions;
  /** Those being made, so that callers who come at once share one. */
  readonly #making = new Map<string, Promise<RememberedAnswer>>();

  constructor(options: DocumentsOptions) {
    this.#options = options;
  }

  /**
   * The document at an address below the base.
   * @param path as `canonicalPath` spells it
   * @param search the query with its question mark, or ''
   */
  async get(base: string, path: string, search: string): Promise<SiteDocument> {
    const { context, renderer } = this.#options;
    const address = renderer?.canonicalAddress(path, search) ?? path;
    const kept = context.memory.get(documentKey(base, address), context.clock());
    if (kept !== null) return { status: 200, answer: kept };

    const { revision } = context.memory;
    const page = await sitePage(context.posts, { base, path, siteUrl: context.config.siteUrl });
    const hasOwn = page.status === 200 || !page.renders;
    const key = documentKey(base, hasOwn ? address : NOWHERE.key);
    const known = hasOwn ? null : context.memory.get(key, context.clock());
    const make = () => this.#make(base, hasOwn ? address : NOWHERE.address, page);
    const answer = known ?? (await this.#once(`${revision} ${key}`, make));
    if (page.status === 200 ? isWorthKeeping(address) : page.renders)
      context.memory.put(key, answer, revision);
    return { status: page.status, answer };
  }

  async #once(key: string, make: () => Promise<RememberedAnswer>): Promise<RememberedAnswer> {
    const making = this.#making.get(key) ?? make();
    this.#making.set(key, making);
    try {
      return await making;
    } finally {
      this.#making.delete(key);
    }
  }

  async #make(base: string, address: string, page: SitePage): Promise<RememberedAnswer> {
    const { template, handlers, context, headers } = this.#options;
    const reads = new PageReads(handlers);
    const made = page.renders ? await this.#render(base, address, page, reads) : null;
    const own = { ...headers, ...OWN_HEADERS };
    const soon = new Date(context.clock().getTime() + RETRY_AFTER);
    if (made === null) {
      const html = template.plain(base, page.head, plainPage(base, page.head));
      return {
        ...finish(Buffer.from(html), withInlineStyles(own, template.styleHash), QUALITY),
        tags: ['posts'],
        until: page.renders ? soon : null,
        served: null,
      };
    }
    // What the API refused as asked wrongly is the visitor's to see, in the page.
    if (!made.complete && !(reads.failure instanceof HttpError && reads.failure.status < 500)) {
      context.log.warn(
        { err: reads.failure, path: pathOf(address) },
        'a page was rendered without all it shows',
      );
    }
    const { buffer, byteOffset, byteLength } = made.body;
    const body = Buffer.from(buffer, byteOffset, byteLength);
    const styled = withInlineStyles(own, made.styleHash);
    return {
      ...finishCompressed({ ...made, body }, styled, QUALITY),
      tags: ['posts', ...reads.tags],
      until: made.complete ? reads.until : soon,
      served: reads.served,
    };
  }

  /** Null when the page can't be rendered: its scripts will draw it. */
  async #render(
    base: string,
    address: string,
    { head, postId }: SitePage,
    reads: PageReads,
  ): Promise<MadeDocument | null> {
    const { renderer, context } = this.#options;
    if (renderer === null) return null;
    const { origin } = context.config;
    const day = dayInArizona(context.clock());
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), LONGEST_RENDER);
    try {
      const kept = postId === null ? null : await context.richTexts.find(postId, base);
      const page = { base, address, origin, day, head, quality: QUALITY.first, kept };
      const made = await renderer.make(page, reads.read, patience.signal);
      if (postId !== null && made.richText !== null) await this.#keep(postId, base, made.richText);
      return made;
    } catch (error) {
      context.log.warn(
        { err: error, path: pathOf(address) },
        'a page could not be rendered; it goes out plain',
      );
      return null;
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
  return !searchParams.has('search') && Number(searchParams.get('page') ?? 1) <= MOST_PAGES;
}
