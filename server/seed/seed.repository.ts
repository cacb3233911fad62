import type { NewPost } from '../db/tables.ts';
import type { Transaction } from '../db/unit-of-work.ts';

interface NewCategory {
  name: string;
  slug: string;
  description: string;
  color: string;
  created_at: string;
}

/** Writes the initial content of a database. */
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
}
