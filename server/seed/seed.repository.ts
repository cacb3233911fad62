import type { NewPost } from '../db/tables.ts';
import type { Transaction } from '../db/unit-of-work.ts';

interface NewCategory {
  name: string;
  slug: string;
  description: string;
  color: string;
  created_at: string;
}

/** The first content of a database. */
export class SeedRepository {
  /** Notes that this database gets its first content. @returns false when it got it before */
  async begin({ db }: Transaction, kind: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('settings')
      .values({ name: 'seeded', value: kind })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows !== 0n;
  }

  /** @returns its id */
  async insertCategory({ db }: Transaction, category: NewCategory): Promise<number> {
    const query = db.insertInto('categories').values(category).returning('id');
    return (await query.executeTakeFirstOrThrow()).id;
  }

  async insertPost({ db }: Transaction, post: NewPost): Promise<void> {
    await db.insertInto('posts').values(post).execute();
  }
}
