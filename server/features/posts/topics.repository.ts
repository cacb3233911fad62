import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import type { CategoryRow } from '../../db/tables.ts';

/** A category or a tag in the sitemap: when one of its posts changed last, ISO 8601. */
export interface CategoryChange {
  slug: string;
  changed: string;
}

/** The categories, as visitors look for posts in them. */
export class TopicRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  findCategory(slug: string): Promise<CategoryRow | undefined> {
    return this.#db.selectFrom('categories').selectAll().where('slug', '=', slug).executeTakeFirst();
  }

  /** Those with published posts dated `now` (ISO 8601) or earlier, in the order in which they were made. */
  listCategories(now: string): Promise<Pick<CategoryRow, 'slug' | 'name' | 'color'>[]> {
    return this.#db
      .selectFrom('categories')
      .select(['slug', 'name', 'color'])
      .where((build) =>
        build.exists(
          build
            .selectFrom('posts')
            .select(sql`1`.as('one'))
            .whereRef('posts.category_id', '=', 'categories.id')
            .where('posts.status', '=', sql.lit('published'))
            .where('posts.published_at', '<=', now),
        ),
      )
      .orderBy('id')
      .execute();
  }

  /** When those changed last. */
  listCategoryChanges(now: string): Promise<CategoryChange[]> {
    return this.#db
      .selectFrom('posts')
      .innerJoin('categories', 'categories.id', 'posts.category_id')
      .where('posts.status', '=', sql.lit('published'))
      .where('posts.published_at', '<=', now)
      .groupBy(['categories.id', 'categories.slug'])
      .select((build) => ['categories.slug', build.fn.max('posts.updated_at').as('changed')])
      .orderBy('categories.id')
      .execute();
  }
}
