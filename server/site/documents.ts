import type { Context } from '../context.ts';
import type { Endpoints } from '../http/endpoint.ts';
import { documentKey } from '../http/response-cache/cache-keys.ts';
import type { CacheableRead, CachedResponse, MadeResponse } from '../http/response-cache/response-cache.ts';
import type { DocumentTemplate } from './document.ts';
import { DocumentMaker, pathOf } from './document-maker.ts';
import { type SitePage, sitePage } from './pages.ts';
import { PlainDocuments } from './plain-documents.ts';
import { RenderScheduler } from './render-scheduler.ts';
import type { Renderer } from './renderer.ts';

interface DocumentsDeps {
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

/** Where a document is asked for. */
interface Place {
  /** '' or '/sub-folder'. */
  base: string;
  /** Below the base, as `canonicalPath` spells it. */
  path: string;
  /** The query with its question mark, or ''. */
  search: string;
}

/** A document to render: what it is cached under, and the address of the page in it. */
interface Render {
  key: string;
  base: string;
  address: string;
  page: SitePage;
}

/** Where the page is rendered that all addresses show which lead nowhere. */
const NOWHERE = '/nowhere';
/** Pages of a list up to which its documents are kept. */
const MAX_PAGES = 100;

/** Knows the site's documents by their addresses, and has them made, each with its page's first render. */
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

  /** The document at a place, as the response cache asks for it. */
  read({ base, path, search }: Place, caller: Caller): CacheableRead {
    const address = this.#deps.renderer?.canonicalAddress(path, search) ?? path;
    const key = documentKey(base, address);

    const make = async (revision: number): Promise<MadeResponse> => {
      const { posts, config } = this.#deps.context;
      const page = await sitePage(posts, { base, path, siteUrl: config.siteUrl });
      const isPage = page.status === 200;
      if (!page.renders) {
        return { response: this.#plain.make(base, page), keep: isPage && isWorthKeeping(address) };
      }
      if (isPage) return this.#inTurn({ key, base, address, page }, caller, revision);
      return { response: await this.#nowhere(base, page, caller), keep: false };
    };
    return { key, make };
  }

  /** The document of all addresses that lead nowhere, made for the first and known by what is no address. */
  #nowhere(base: string, page: SitePage, caller: Caller): Promise<CachedResponse> {
    const key = documentKey(base, 'nowhere');
    const render = { key, base, address: NOWHERE, page };
    return this.#deps.context.cache.findOrMake({
      key,
      make: (revision) => this.#inTurn(render, caller, revision),
    });
  }

  /** Made when its turn comes, and once for all who ask meanwhile; plain when it is not made in time. */
  async #inTurn(render: Render, caller: Caller, revision: number): Promise<MadeResponse> {
    const { key, base, address, page } = render;
    const call = {
      ...caller,
      key: `${revision} ${key}`,
      // The site's own pages, of which there are few. Of posts, lists and searches there is no end: visitors take turns.
      first: page.postId === null && !address.includes('?'),
      onTimeout: () =>
        this.#deps.context.log.warn({ path: pathOf(address) }, 'a page waited too long; it goes out plain'),
    };
    const response = await this.#renders.run(call, () => this.#maker.make(key, base, address, page));
    if (response !== null) return { response, keep: isWorthKeeping(address) };
    return { response: this.#plain.inNeed(`${revision} ${base}${pathOf(address)}`, base, page), keep: false };
  }
}

/** Searches and far pages have no end; to keep them would push out what is read often. */
function isWorthKeeping(address: string): boolean {
  const { searchParams } = new URL(address, 'http://site');
  return !searchParams.has('search') && Number(searchParams.get('page') ?? 1) <= MAX_PAGES;
}
