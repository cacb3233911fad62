import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import type { PublishedPart, SearchIndex } from './posts-search.repository.ts';
import { countByScan, scanNewest } from './posts-search-scan.repository.ts';

/** The shortest text that the trigram index can find by itself, in characters. */
const TRIGRAM = 3;
/** The range of post ids within the index's row numbers; see the first migration. */
const ID_RANGE = 4_194_304n;
/** A short word that none of so many newest posts contains is rare, and then begins few trigrams. */
const SAMPLE = 200;
/** A query of more trigrams than this would be slower than reading the posts. */
const MAX_TERMS = 500;
const LAST_CHARACTER = '\u{10ffff}';

/** Searches SQLite's trigram index, whose row numbers give the newest posts first. */
export class SqliteSearchIndex implements SearchIndex {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async count(part: PublishedPart): Promise<number> {
    if (!isShort(part.search)) return this.#count(part, phrase(part.search));
    const isFrequent = (await scanNewest(this.#db, { ...part, limit: 1, offset: 0 }, SAMPLE)).length > 0;
    const words = isFrequent ? null : await this.#beginnings(part.search);
    return words === null ? countByScan(this.#db, part) : this.#count(part, words);
  }

  async page(part: PublishedPart, total: number): Promise<number[]> {
    if (!isShort(part.search)) return this.#page(part, phrase(part.search));
    const ids = await scanNewest(this.#db, part, total);
    if (ids.length >= Math.min(part.limit, total - part.offset)) return ids;
    const words = await this.#beginnings(part.search);
    return words === null ? scanNewest(this.#db, part, Number.MAX_SAFE_INTEGER) : this.#page(part, words);
  }

  /** One or two characters begin some trigrams: any of those, as a query. Null when there are too many. */
  async #beginnings(search: string): Promise<string | null> {
    const terms = await this.#db
      .selectFrom('posts_search_terms')
      .select('term')
      .where('term', '>', search)
      .where('term', '<=', search + LAST_CHARACTER + LAST_CHARACTER)
      .limit(MAX_TERMS + 1)
      .execute();
    if (terms.length === 0) return phrase(search + LAST_CHARACTER.repeat(TRIGRAM)); // matches nothing
    return terms.length > MAX_TERMS ? null : `(${terms.map(({ term }) => phrase(term)).join(' OR ')})`;
  }

  async #count(part: PublishedPart, words: string): Promise<number> {
    const { total } = await this.#found(part, words)
      .select((build) => build.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  }

  async #page(part: PublishedPart, words: string): Promise<number[]> {
    const rows = await this.#found(part, words)
      .select(sql<number>`rowid % ${sql.lit(Number(ID_RANGE))}`.as('id'))
      .orderBy('rowid', 'desc')
      .limit(part.limit)
      .offset(part.offset)
      .execute();
    return rows.map((row) => row.id);
  }

  /** @param words an FTS5 query, to be found in a post's search text */
  #found({ categoryId, now }: PublishedPart, words: string) {
    const inText = `search_text : ${words}`;
    const wanted = categoryId === null ? inText : `${inText} AND category : ${phrase(`§${categoryId}§`)}`;
    const upTo = (BigInt(Date.parse(now)) + 1n) * ID_RANGE;
    return this.#db
      .selectFrom('posts_search')
      .where('posts_search', 'match', wanted)
      .where(sql`rowid`, '<', upTo);
  }
}

function isShort(search: string): boolean {
  return Array.from(search).length < TRIGRAM;
}

function phrase(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
