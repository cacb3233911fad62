import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/engine.ts';

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

/** The shortest text the trigram index can find, in characters. */
const TRIGRAM = 3;
/** The range of post ids within the index's row numbers; see the first migration. */
const ID_RANGE = 4_194_304n;

const MAX_TOTALS = 1_000;

/** The two queries of a search. The page query stops at its last post; counting visits every match. */
interface Questions {
  page: () => Promise<{ id: number }[]>;
  count: () => Promise<{ total: number }>;
}

/** Full-text search in published posts. */
export class PostSearch {
  readonly #db: Db;
  /** Cached totals, so that paging through a search does not count again on each page. */
  #totals = new LRUCache<string, number>({ max: MAX_TOTALS });

  constructor(db: Db) {
    this.#db = db;
  }

  /** Must be called after each write to posts. */
  forgetTotals(): void {
    this.#totals = new LRUCache({ max: MAX_TOTALS }); // not cleared: searches under way keep writing to the old cache
  }

  /**
   * Finds published posts whose title, excerpt or content contains `search`, ignoring case. The input is matched
   * literally, including quotes, stars and operators. [7.2.05]
   */
  async find(part: PublishedPart): Promise<FoundPosts> {
    const isShort = Array.from(part.search).length < TRIGRAM;
    const { page, count } = isShort ? inPosts(this.#db, part) : inIndex(this.#db, part);
    const totals = this.#totals;
    const ids = (await page()).map((row) => row.id);

    // A scheduled post appears without a write, but then the newest post is another one.
    const newest = await this.#newest(part.now);
    const key = JSON.stringify([part.search.toLowerCase(), part.categoryId, newest]);
    const total = totals.get(key) ?? (await count()).total;
    totals.set(key, total);
    return { ids, total };
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

function inIndex(db: Db, { search, categoryId, now, limit, offset }: PublishedPart): Questions {
  const words = `{title excerpt content_text} : ${phrase(search)}`;
  const wanted = categoryId === null ? words : `${words} AND category : ${phrase(`§${categoryId}§`)}`;
  const upTo = (BigInt(Date.parse(now)) + 1n) * ID_RANGE;
  const found = db
    .selectFrom('posts_search')
    .where('posts_search', 'match', wanted)
    .where(sql`rowid`, '<', upTo);
  return {
    page: () =>
      found
        .select(sql<number>`rowid % ${sql.lit(Number(ID_RANGE))}`.as('id'))
        .orderBy('rowid', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
    count: () => found.select((build) => build.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  };
}

function phrase(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** One or two characters are too short for the index, so the posts table is searched. */
function inPosts(db: Db, { search, categoryId, now, limit, offset }: PublishedPart): Questions {
  const patterns = spellings(search).map(likePattern);
  const found = db
    .selectFrom('posts')
    .where('status', '=', sql.lit('published'))
    .where('published_at', '<=', now)
    .$if(categoryId !== null, (query) => query.where('category_id', '=', categoryId))
    .where((build) =>
      build.or(
        (['title', 'excerpt', 'content_text'] as const).flatMap((column) =>
          patterns.map((pattern) => sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`),
        ),
      ),
    );
  return {
    page: () =>
      found
        .select('id')
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
    count: () => found.select((build) => build.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  };
}

/** Spellings of `text` for LIKE, which ignores case only for ASCII; other characters come in both cases. */
function spellings(text: string): string[] {
  return Array.from(text).reduce(
    (starts, character) => {
      const cases = character <= '\x7f' ? [character] : [character.toLowerCase(), character.toUpperCase()];
      return starts.flatMap((start) => [...new Set(cases)].map((end) => start + end));
    },
    [''],
  );
}

function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
