import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import type { PublishedPart } from './posts-search.repository.ts';

/**
 * The page of matches among the newest `depth` posts. It reads them one after the other, by their dates, until the page
 * is full: fast where matches are frequent, on any engine.
 */
export async function scanNewest(db: Db, part: PublishedPart, depth: number): Promise<number[]> {
  const rows = await db
    .selectFrom(
      publishedPosts(db, part)
        .select(['id', 'search_text'])
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(depth)
        .as('newest'),
    )
    .select('id')
    .where(contains(part.search))
    .limit(part.limit)
    .offset(part.offset)
    .execute();
  return rows.map((row) => row.id);
}

/** Counts the matches among all posts. */
export async function countByScan(db: Db, part: PublishedPart): Promise<number> {
  const { total } = await publishedPosts(db, part)
    .where(contains(part.search))
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether the row's search text contains `search`. Both are folded, so that it does not matter if LIKE folds case. */
export function contains(search: string): RawBuilder<boolean> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`search_text like ${pattern} escape '\\'`;
}

function publishedPosts(db: Db, { categoryId, now }: PublishedPart) {
  return db
    .selectFrom('posts')
    .where('status', '=', sql.lit('published'))
    .where('published_at', '<=', now)
    .$if(categoryId !== null, (query) => query.where('category_id', '=', categoryId));
}
