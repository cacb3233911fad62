import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import type { PublishedPart, SearchIndex } from './posts-search.repository.ts';
import { contains, scanNewest } from './posts-search-scan.repository.ts';

/** The longest text that is a gram of the index by itself, in characters. */
const MAX_GRAM_LENGTH = 3;
/** More grams find hardly less, and each costs a look into the index. */
const MAX_GRAMS = 8;

/** Searches the index over `search_texts`: every piece of one, two and three characters that a post contains. */
export class PostgresSearchIndex implements SearchIndex {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async count(part: PublishedPart): Promise<number> {
    const { total } = await this.#found(part)
      .select((build) => build.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  }

  /**
   * The index can't give the newest first. So the newest posts are read themselves, at most as many as there are
   * matches; then all matches are taken from the index. Neither is much where the other one is.
   */
  async page(part: PublishedPart, total: number): Promise<number[]> {
    const ids = await scanNewest(this.#db, part, total);
    if (ids.length >= Math.min(part.limit, total - part.offset)) return ids;
    const rows = await this.#found(part)
      .select('post_id as id')
      .orderBy('published_at', 'desc')
      .orderBy('post_id', 'desc')
      .limit(part.limit)
      .offset(part.offset)
      .execute();
    return rows.map((row) => row.id);
  }

  /** OFFSET keeps the planner from joining the two queries, so that the inner one can use the one index alone. */
  #found({ search, categoryId, now }: PublishedPart) {
    const matches = this.#db
      .selectFrom('search_texts')
      .select(['post_id', 'published_at', 'category_id'])
      .where(sql<boolean>`search_grams(search_text) @> ${gramsOf(search)}::text[]`)
      .$if(Array.from(search).length > MAX_GRAM_LENGTH, (query) => query.where(contains(search)))
      .offset(sql.lit(0));
    return this.#db
      .selectFrom(matches.as('matches'))
      .where('published_at', '<=', now)
      .$if(categoryId !== null, (query) => query.where('category_id', '=', categoryId));
  }
}

/** The search itself if it is that short; else trigrams of it, spread over its length. */
function gramsOf(search: string): string[] {
  const characters = Array.from(search);
  const last = characters.length - MAX_GRAM_LENGTH;
  if (last <= 0) return [search];
  const steps = Math.min(last, MAX_GRAMS - 1);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const start = Math.round((step * last) / steps);
    return characters.slice(start, start + MAX_GRAM_LENGTH).join('');
  });
}
