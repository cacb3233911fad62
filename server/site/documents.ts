import type { IncomingMessage } from 'node:http';
import type { RenderedPage } from '#shared/first-render.ts';
import { dayInArizona } from '#shared/business.ts';
import type { OperationName } from '#shared/contract/endpoints.ts';
import type { Context } from '../context.ts';
import type { RememberedAnswer } from '../http/answer-memory.ts';
import type { Endpoint } from '../http/define-endpoint.ts';
import { withInlineStyles } from '../http/headers.ts';
import { finish } from '../http/send.ts';
import { isLocalHost } from './base.ts';
import type { DocumentTemplate } from './document.ts';
import { PageReads } from './page-reads.ts';
import { type SitePage, sitePage } from './pages.ts';
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
/** A render that takes longer is given up, in ms. */
const LONGEST_RENDER = 2_000;
/** For so long a page that could not be rendered goes out plain before it is tried again, in ms. */
const RETRY_AFTER = 30_000;
/** Pages of a list up to which its documents are kept. */
const MOST_PAGES = 100;

/** The key under which a document is remembered. */
function documentKey(base: string, address: string): string {
  return `document ${base} ${address}`;
}

/** The same, of a request whose address is spelled the way it is kept; null where it lies outside the site. */
export function requestedDocument(prefix: string): (request: IncomingMessage) => string | null {
  return (request) => {
    const { url = '' } = request;
    if (!isLocalHost(request)) return documentKey('', url);
    return url.startsWith(`${prefix}/`) ? documentKey(prefix, url.slice(prefix.length)) : null;
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
   * @param path decoded, without a slash at the end
   * @param search the query with its question mark, or ''
   */
  async get(base: string, path: string, search: string): Promise<SiteDocument> {
    const { context, renderer } = this.#options;
    const address = renderer?.canonicalAddress(path, search) ?? path;
    const kept = context.memory.get(documentKey(base, address), context.clock());
    if (kept !== null) return { status: 200, answer: kept };

    const { revision } = context.memory;
    const page = await sitePage(context.posts, { base, path, siteUrl: context.config.siteUrl });
    // All addresses that lead nowhere have one document between them.
    const shown = page.status === 404 && page.renders ? 'not found' : address;
    const key = documentKey(base, shown);
    const known = shown === address ? null : context.memory.get(key, context.clock());
    const answer = known ?? (await this.#once(`${revision} ${key}`, () => this.#make(base, address, page)));
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
    const { template, handlers, context } = this.#options;
    const reads = new PageReads(handlers);
    const rendered = page.renders ? await this.#render(base, address, reads) : null;
    const soon = new Date(context.clock().getTime() + RETRY_AFTER);
    if (rendered === null) {
      const html = template.plain(base, page.head, plainPage(base, page.head));
      return finishHtml(html, this.#options.headers, {
        tags: ['posts'],
        until: page.renders ? soon : null,
        served: null,
      });
    }
    if (!rendered.complete) {
      context.log.warn(
        { err: reads.failure, path: pathOf(address) },
        'a page was rendered without all it shows',
      );
    }
    const head = rendered.complete ? { ...page.head, fetches: [] } : page.head;
    const { html, styleHash } = template.rendered(base, head, rendered);
    return finishHtml(html, withInlineStyles(this.#options.headers, styleHash), {
      tags: ['posts', ...reads.tags],
      until: rendered.complete ? reads.until : soon,
      served: (visitor) => reads.served(visitor),
    });
  }

  /** Null when the page can't be rendered: its scripts will draw it. */
  async #render(base: string, address: string, reads: PageReads): Promise<RenderedPage | null> {
    const { renderer, context } = this.#options;
    if (renderer === null) return null;
    const page = {
      base,
      address,
      origin: context.config.siteUrl,
      day: dayInArizona(context.clock()),
      read: reads.read,
    };
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), LONGEST_RENDER);
    try {
      return await renderer.render(page, patience.signal);
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
}

function finishHtml(
  html: string,
  headers: Record<string, string>,
  memory: Pick<RememberedAnswer, 'tags' | 'until' | 'served'>,
): RememberedAnswer {
  const own = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
  return { ...finish(Buffer.from(html), { ...headers, ...own }, QUALITY), ...memory };
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
