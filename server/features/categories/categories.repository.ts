import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import { deleteRow } from '../../db/rows.ts';
import type { CategoryRow } from '../../db/tables.ts';
import { freeSlug } from '../../slug.ts';

export type CategoryWithCount = CategoryRow & { post_count: number };

export class CategoryRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** In the order they were made, each with how many posts it has, drafts included. */
  list(): Promise<CategoryWithCount[]> {
    return this.#withCount().orderBy('categories.id').execute();
  }

  /** The same, each with how many published posts it has whose date has come at `now` (ISO 8601). */
  listPublic(now: string): Promise<CategoryWithCount[]> {
    return this.#db
      .selectFrom('categories')
      .leftJoin('published_counts', 'published_counts.category_id', 'categories.id')
      .selectAll('categories')
      .select((build) => {
        const ahead = build
          .selectFrom('posts')
          .whereRef('posts.category_id', '=', 'categories.id')
          .where('posts.status', '=', sql.lit('published'))
          .where('posts.published_at', '>', now)
          .select((posts) => posts.fn.countAll<number>().as('ahead'))
          .$asScalar()
          .$notNull();
        // The kept count, less what is dated ahead: to count what is published would take longer with every post.
        const kept = build.fn.coalesce('published_counts.posts', sql.lit(0));
        return build(kept, '-', ahead).as('post_count');
      })
      .orderBy('categories.id')
      .execute();
  }

  find(id: number): Promise<CategoryWithCount | undefined> {
    return this.#withCount().where('categories.id', '=', id).executeTakeFirst();
  }

  /** Rejects with a unique violation when the name is in use; the slug gets a suffix where it is. */
  insert(category: Omit<CategoryRow, 'id'>): Promise<number> {
    return this.#db.transaction().execute(async (transaction) => {
      const slug = await freeSlug(category.slug, (candidate) => slugInUse(transaction, candidate, 0));
      const { id } = await transaction
        .insertInto('categories')
        .values({ ...category, slug })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    });
  }

  /** Rejects as `insert` does. @returns whether there was one */
  update(id: number, changes: Omit<CategoryRow, 'id' | 'created_at'>): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      const slug = await freeSlug(changes.slug, (candidate) => slugInUse(transaction, candidate, id));
      const { numUpdatedRows } = await transaction
        .updateTable('categories')
        .set({ ...changes, slug })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
  }

  /** Rejects with a foreign key violation while posts belong to it. @returns whether there was one */
  delete(id: number): Promise<boolean> {
    return deleteRow(this.#db, 'categories', id);
  }

  #withCount() {
    return this.#db
      .selectFrom('categories')
      .selectAll('categories')
      .select((build) =>
        build
          .selectFrom('posts')
          .whereRef('posts.category_id', '=', 'categories.id')
          .select((posts) => posts.fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('post_count'),
      );
  }
}

async function slugInUse(db: Db, slug: string, exceptId: number): Promise<boolean> {
  const row = await db
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}
