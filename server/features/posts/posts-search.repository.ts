import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/engine.ts';
import { foldCase } from '../../search-text.ts';

/** Selects published posts dated `now` (ISO 8601) or earlier, of one category or of all. */
export interface PublishedPart {
  search: string;
  categoryId: number | null;
  now: string;
  limit: number;
  offset: number;
}

/** The ids on this page, newest first, and the total number of matches. */
export interface FoundPosts {
  ids: number[];
  total: number;
}

/** Finds posts that contain a search in an engine's own index. The search is folded and not empty. */
export interface SearchIndex {
  /** The number of matches. It grows with them. */
  count: (part: PublishedPart) => Promise<number>;
  /** The ids on one page, newest first. The total tells how frequent the search is. */
  page: (part: PublishedPart, total: number) => Promise<number[]>;
}

const MAX_TOTALS = 1_000;

/** Full-text search in published posts. */
export class PostSearch {
  readonly #db: Db;
  readonly #index: SearchIndex;
  /** Cached totals, so that paging through a search does not count again on each page. */
  #totals = new LRUCache<string, number>({ max: MAX_TOTALS });

  constructor(db: Db, index: SearchIndex) {
    this.#db = db;
    this.#index = index;
  }

  /** Must be called after each write to posts, by this process or another. */
  forgetTotals(): void {
    this.#totals = new LRUCache({ max: MAX_TOTALS }); // not cleared: searches under way keep writing to the old cache
  }

  /**
   * Finds published posts whose title, excerpt or content contains `search`, ignoring case. The input is matched
   * literally, including quotes, stars and operators. [7.2.05]
   */
  async find(asked: PublishedPart): Promise<FoundPosts> {
    const part = { ...asked, search: foldCase(asked.search) };
    const totals = this.#totals;
    // A scheduled post appears without a write, but then the newest post is another one.
    const newest = await this.#newest(part.now);
    const key = JSON.stringify([part.search, part.categoryId, newest]);
    const total = totals.get(key) ?? (await this.#index.count(part));
    totals.set(key, total);
    return { ids: total > part.offset ? await this.#index.page(part, total) : [], total };
  }

  async #newest(now: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('posts')
      .select('published_at')
      .where('status', '=', sql.lit('published'))
      .where('published_at', '<=', now)
      .orderBy('published_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.published_at ?? undefined;
  }
}
