import type { PreviewLink } from '#shared/contract/writing.ts';
import type { Db } from '../../db/engine.ts';

/** The links that show drafts and hidden posts. */
export class PreviewRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The links to a draft or a post that are not over at `now` (ISO 8601), newest first. */
  list(of: { key: string } | { post: number }, now: string): Promise<PreviewLink[]> {
    return this.#db
      .selectFrom('post_previews')
      .select(['id', 'created_at', 'ends_at'])
      .$if('key' in of, (query) => query.where('draft_key', '=', 'key' in of ? of.key : ''))
      .$if('post' in of, (query) => query.where('post_id', '=', 'post' in of ? of.post : 0))
      .where('ends_at', '>', now)
      .orderBy('id', 'desc')
      .execute();
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
