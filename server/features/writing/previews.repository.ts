import type { Db } from '../../db/engine.ts';

/** The links that show drafts and hidden posts. */
export class PreviewRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Has the links to a draft show the post that it became. */
  async handOver(draftKey: string, postId: number): Promise<void> {
    await this.#db
      .updateTable('post_previews')
      .set({ draft_key: null, post_id: postId })
      .where('draft_key', '=', draftKey)
      .execute();
  }

  /** Deletes those that ended before a time (ISO 8601). */
  async forgetEnded(before: string): Promise<void> {
    await this.#db.deleteFrom('post_previews').where('ends_at', '<=', before).execute();
  }
}
