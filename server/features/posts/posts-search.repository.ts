import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/engine.ts';

/** Which part of the published posts: those whose date has come at `now` (ISO 8601), of a category or of all. */
export interface PublishedPart {
  search: string;
  categoryId: number | null;
  now: string;
  limit: number;
  offset: number;
}

/** The part's ids, newest first, and how many there are in all. */
export interface FoundPosts {
  ids: number[];
  total: number;
}

/** The shortest text the trigram index can find, in characters. */
const TRIGRAM = 3;
/** How the index numbers its rows; see the first migration. */
const ID_RANGE = 4_194_304n;

const MAX_TOTALS = 1_000;

/** The two questions of a search. Finding a page stops at its last post; counting goes through all there are. */
interface Questions {
  page: () => Promise<{ id: number }[]>;
  count: () => Promise<{ total: number }>;
}

/** Finds published posts by their words. */
export class PostSearch {
  readonly #db: Db;
  /** Paging through one search would else count again on each page. */
  #totals = new LRUCache<string, number>({ max: MAX_TOTALS });

  constructor(db: Db) {
    this.#db = db;
  }

  /** Must be called after each write to the posts. */
  forgetTotals(): void {
    this.#totals = new LRUCache({ max: MAX_TOTALS }); // a new one: who is counting still keeps to the old one
  }

  /**
   * Finds published posts whose title, excerpt or content has `search` in it, in whatever case. What was typed is
   * only ever text: quotes, stars and operators mean themselves. [7.2.05]
   */
  async find(part: PublishedPart): Promise<FoundPosts> {
    const isShort = Array.from(part.search).length < TRIGRAM;
    const { page, count } = isShort ? inPosts(this.#db, part) : inIndex(this.#db, part);
    const totals = this.#totals;
    const ids = (await page()).map((row) => row.id);

    // A post whose date comes is no write, but makes the newest one another.
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

/** One or two characters are too short for the index, so the posts themselves are looked through. */
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

/** The ways to write `text` that LIKE tells apart: it folds the case of ASCII alone, so other characters come in both. */
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
