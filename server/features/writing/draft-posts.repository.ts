import type { Db } from '../../db/engine.ts';
import type { PostRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** A draft, as it was when a post was made of it. */
export interface DraftOfPost {
  key: string;
  /** The revision that has nothing which the post has not. */
  revision: number;
}

/** The post that a draft became. */
export type MadePost = Pick<PostRow, 'id' | 'title' | 'status'> & { revision: number };

/** Which posts were made of which drafts. */
export class DraftPosts {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The post that was made of a draft; undefined for none, and while it is in the trash. */
  find(key: string, { db }: Pick<Transaction, 'db'> = { db: this.#db }): Promise<MadePost | undefined> {
    return db
      .selectFrom('draft_posts')
      .innerJoin('posts', 'posts.id', 'draft_posts.post_id')
      .select(['posts.id', 'posts.title', 'posts.status', 'draft_posts.revision'])
      .where('draft_posts.key', '=', key)
      .executeTakeFirst();
  }

  /** Lets those who make a post of one draft take turns, until the transaction ends. */
  async takeTurns({ db }: Transaction, key: string): Promise<void> {
    await db
      .insertInto('draft_posts')
      .values({ key, revision: 0, post_id: 0 })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
      .execute();
  }

  /** Notes which post was made of a draft whose turn it is, also in place of one that is gone. */
  async note({ db }: Transaction, { key, revision }: DraftOfPost, postId: number): Promise<void> {
    await db.updateTable('draft_posts').set({ revision, post_id: postId }).where('key', '=', key).execute();
  }
}
