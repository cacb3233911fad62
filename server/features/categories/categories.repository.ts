import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import { explaining, ForeignKeyViolation, UniqueViolation } from '../../db/errors.ts';
import { deleteRow } from '../../db/rows.ts';
import type { CategoryRow } from '../../db/tables.ts';
import { withFreeSlug } from '../../db/with-free-slug.ts';

export type CategoryWithCount = CategoryRow & { post_count: number };

/** Thrown when another category has the name. */
export class NameInUse extends Error {
  override name = 'NameInUse';
}

/** Thrown when posts still belong to the category. */
export class CategoryInUse extends Error {
  override name = 'CategoryInUse';
}

export class CategoryRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** All categories in order of creation, each with its number of posts, drafts included. */
  list(): Promise<CategoryWithCount[]> {
    return this.#withCount().orderBy('categories.id').execute();
  }

  /** The same, each with its number of published posts dated `now` (ISO 8601) or earlier. */
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
        // The stored count minus the scheduled posts: counting the published posts would take longer with every post.
        const kept = build.fn.coalesce('published_counts.posts', sql.lit(0));
        return build(kept, '-', ahead).as('post_count');
      })
      .orderBy('categories.id')
      .execute();
  }

  find(id: number): Promise<CategoryWithCount | undefined> {
    return this.#withCount().where('categories.id', '=', id).executeTakeFirst();
  }

  /** The slug gets a suffix when it is in use. @throws NameInUse */
  insert(category: Omit<CategoryRow, 'id'> & { id?: number }): Promise<number> {
    const inserting = withFreeSlug(this.#db, 'categories', { slug: category.slug }, async (slug) => {
      const query = this.#db.insertInto('categories').values({ ...category, slug });
      return (await query.returning('id').executeTakeFirstOrThrow()).id;
    });
    return explaining(inserting, nameInUse);
  }

  /** The slug stays: links lead to it. @returns whether the category exists @throws NameInUse */
  update(id: number, changes: Pick<CategoryRow, 'name' | 'description' | 'color'>): Promise<boolean> {
    const updating = async () => {
      const query = this.#db.updateTable('categories').set(changes);
      return (await query.where('id', '=', id).executeTakeFirst()).numUpdatedRows > 0n;
    };
    return explaining(updating(), nameInUse);
  }

  /** @returns whether the category existed @throws CategoryInUse */
  delete(id: number): Promise<boolean> {
    return explaining(deleteRow(this.#db, 'categories', id), (violation) =>
      violation instanceof ForeignKeyViolation ? new CategoryInUse() : null,
    );
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

function nameInUse(violation: Error): Error | null {
  return violation instanceof UniqueViolation ? new NameInUse() : null;
}
