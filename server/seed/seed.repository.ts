import type { NewPost, PostRow } from '../db/tables.ts';
import type { Transaction } from '../db/unit-of-work.ts';
import type { SeededCategory, SeededContent } from './seeded-content.ts';

interface NewCategory extends SeededCategory {
  created_at: string;
}

/** The setting that says what the first content was. */
const RECORD = 'seeded-content';

/** Writes the initial content of a database, and takes it out again. */
export class SeedRepository {
  /** Records that the database gets its initial content. @returns false when it has it already */
  async begin({ db }: Transaction, kind: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('settings')
      .values({ name: 'seeded', value: kind })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows !== 0n;
  }

  /** @returns the category's id */
  async insertCategory({ db }: Transaction, category: NewCategory): Promise<number> {
    const query = db.insertInto('categories').values(category).returning('id');
    return (await query.executeTakeFirstOrThrow()).id;
  }

  async insertPost({ db }: Transaction, post: NewPost): Promise<void> {
    await db.insertInto('posts').values(post).execute();
  }

  /** Keeps what was seeded. */
  async record({ db }: Transaction, content: SeededContent): Promise<void> {
    await db
      .insertInto('settings')
      .values({ name: RECORD, value: JSON.stringify(content) })
      .execute();
  }

  /**
   * Lets nobody else write on SQLite, and nobody else remove on PostgreSQL, until the transaction ends.
   * @returns whether the database was ever seeded
   */
  async claim({ db }: Transaction): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('settings')
      .set((build) => ({ value: build.ref('value') }))
      .where('name', '=', 'seeded')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** What was seeded; null where an earlier version did it, which kept no record. */
  async recorded({ db }: Transaction): Promise<SeededContent | null> {
    const row = await db.selectFrom('settings').select('value').where('name', '=', RECORD).executeTakeFirst();
    return row === undefined ? null : (JSON.parse(row.value) as SeededContent);
  }

  /** The posts with these slugs that are there, by title. */
  async listPosts({ db }: Transaction, slugs: readonly string[]): Promise<PostRow[]> {
    if (slugs.length === 0) return [];
    return db.selectFrom('posts').selectAll().where('slug', 'in', slugs).orderBy('title').execute();
  }

  /** @returns whether the post was still there in this version, with no draft and no other version of it */
  async deletePost({ db }: Transaction, { id, updated_at }: PostRow): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('posts')
      .where('id', '=', id)
      .where('updated_at', '=', updated_at)
      .where((build) =>
        build.not(build.exists(build.selectFrom('post_drafts').select('key').where('post_id', '=', id))),
      )
      .where((build) =>
        build.not(build.exists(build.selectFrom('post_versions').select('id').where('post_id', '=', id))),
      )
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Deletes the category when it is as it was seeded and no post belongs to it. @returns whether it did */
  async deleteCategory({ db }: Transaction, category: SeededCategory): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('categories')
      .where('name', '=', category.name)
      .where('slug', '=', category.slug)
      .where('description', '=', category.description)
      .where('color', '=', category.color)
      .where((build) =>
        build.not(
          build.exists(
            build.selectFrom('posts').select('posts.id').whereRef('posts.category_id', '=', 'categories.id'),
          ),
        ),
      )
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}
