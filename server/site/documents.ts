import { dayOf } from '#shared/business-time.ts';
import type { Context } from '../context.ts';
import type { Endpoints } from '../http/endpoint.ts';
import { loggedPath } from '../http/logged-path.ts';
import { documentKey } from '../http/response-cache/cache-keys.ts';
import type { CacheableRead, CachedResponse, MadeResponse } from '../http/response-cache/response-cache.ts';
import type { DocumentTemplate } from './document.ts';
import { DocumentMaker } from './document-maker.ts';
import { isPublic, type SitePage, sitePage } from './pages.ts';
import { PlainDocuments } from './plain-documents.ts';
import { RenderScheduler } from './render-scheduler.ts';
import type { Renderer } from './renderer.ts';

interface DocumentsDeps {
  context: Context;
  handlers: Endpoints;
  template: DocumentTemplate;
  renderer: Renderer | null;
  /** The headers of all documents. */
  headers: Record<string, string>;
}

/** The client that requests a document. */
interface Caller {
  /** The address's key for rate limits. */
  visitor: string;
  /** Aborted when the client no longer waits for the response. */
  signal: AbortSignal;
}

/** The location of a requested document. */
interface Place {
  /** '' or '/sub-folder'. */
  base: string;
  /** The canonical path below the base. */
  path: string;
  /** The query with its question mark, or ''. */
  search: string;
}

/** A document to render: its cache key, and the page's address. */
interface Render {
  key: string;
  base: string;
  address: string;
  page: SitePage;
}

/** The path at which the page for all unknown addresses is rendered. */
const NOWHERE = '/nowhere';
/** The last page of a list whose documents are cached. */
const MAX_PAGES = 100;

/** Finds the site's documents by path, and has them rendered on the server. */
export class Documents {
  readonly #deps: DocumentsDeps;
  readonly #renders = new RenderScheduler<CachedResponse | null>();
  readonly #plain: PlainDocuments;
  readonly #maker: DocumentMaker;

  constructor(deps: DocumentsDeps) {
    this.#deps = deps;
    this.#plain = new PlainDocuments(deps.template, deps.headers);
    this.#maker = new DocumentMaker({ ...deps, plain: this.#plain });
  }

  /** The document at a path, as a read of the response cache. */
  read({ base, path, search }: Place, caller: Caller): CacheableRead {
    const address = this.#deps.renderer?.canonicalAddress(path, search) ?? path;
    const key = documentKey(base, address);

    const make = async (revision: number): Promise<MadeResponse> => {
      const { config, clock } = this.#deps.context;
      const place = { base, path, siteUrl: config.siteUrl, page: pageIn(address), today: dayOf(clock()) };
      const page = await sitePage(this.#deps.context, place);
      const made = await this.#make({ key, base, address, page }, caller, revision);
      return isPublic(path, page) ? { ...made, response: this.#counted(made.response, path) } : made;
    };
    return { key, make };
  }

  async #make(render: Render, caller: Caller, revision: number): Promise<MadeResponse> {
    const { base, address, page } = render;
    const isPage = page.status === 200;
    if (!page.renders) {
      return {
        response: this.#plain.make(base, page),
        keep: isPage && page.hidden !== true && isWorthKeeping(address),
      };
    }
    if (isPage) return this.#inTurn(render, caller, revision);
    return { response: await this.#nowhere(base, page, caller), keep: false };
  }

  /** The same response, counted as a view of its page whenever a reader gets it. */
  #counted(response: CachedResponse, path: string): CachedResponse {
    const { readers } = this.#deps.context;
    const { onHit } = response;
    return {
      ...response,
      onHit(visitor, headers) {
        onHit?.(visitor, headers);
        readers.document(path, headers);
      },
    };
  }

  /** The document of all unknown addresses, rendered once. Its cache key is not an address. */
  #nowhere(base: string, page: SitePage, caller: Caller): Promise<CachedResponse> {
    const key = documentKey(base, 'nowhere');
    const render = { key, base, address: NOWHERE, page };
    return this.#deps.context.cache.findOrMake({
      key,
      make: (revision) => this.#inTurn(render, caller, revision),
    });
  }

  /** Renders the document when its turn comes, once for all waiting clients; plain when that takes too long. */
  async #inTurn(render: Render, caller: Caller, revision: number): Promise<MadeResponse> {
    const { key, base, address, page } = render;
    const call = {
      ...caller,
      key: `${revision} ${key}`,
      // The site's few own pages go first. For posts, previews, lists and searches, which are unlimited, visitors take turns.
      first: page.postId === null && page.hidden !== true && !address.includes('?'),
      onTimeout: () =>
        this.#deps.context.log.warn(
          { path: loggedPath(address) },
          'a page waited too long; it goes out plain',
        ),
    };
    const response = await this.#renders.run(call, () => this.#maker.make(key, base, address, page));
    if (response !== null) return { response, keep: page.hidden !== true && isWorthKeeping(address) };
    if (page.hidden === true) return { response: this.#plain.make(base, page), keep: false };
    return { response: this.#plain.inNeed(`${revision} ${base}${pathOf(address)}`, base, page), keep: false };
  }
}

/** Searches and far pages are unlimited; caching them would evict what is read often. */
function isWorthKeeping(address: string): boolean {
  const { searchParams } = new URL(address, 'http://site');
  return !searchParams.has('search') && pageIn(address) <= MAX_PAGES;
}

/** The number of the page that an address in its canonical form names. */
function pageIn(address: string): number {
  return Number(new URL(address, 'http://site').searchParams.get('page') ?? 1);
}

/** Without the query, which reveals what somebody searches for. */
function pathOf(address: string): string {
  return address.replace(/\?.*$/s, '');
}
