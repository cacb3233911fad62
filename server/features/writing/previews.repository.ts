import type { PreviewLink, PreviewOf } from '#shared/contract/writing.ts';
import type { Db } from '../../db/engine.ts';
import type { PostPreviewRow } from '../../db/tables.ts';
import type { ShownCategory } from './previewed-post.ts';

/** The links that show drafts and hidden posts. */
export class PreviewRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The links to a draft or a post that are not over at `now` (ISO 8601), newest first. */
  list(of: PreviewOf, now: string): Promise<PreviewLink[]> {
    return this.#db
      .selectFrom('post_previews')
      .select(['id', 'created_at', 'ends_at'])
      .$if('key' in of, (query) => query.where('draft_key', '=', 'key' in of ? of.key : ''))
      .$if('post' in of, (query) => query.where('post_id', '=', 'post' in of ? of.post : 0))
      .where('ends_at', '>', now)
      .orderBy('id', 'desc')
      .execute();
  }

  /** @returns its id */
  async insert(
    of: PreviewOf,
    link: Pick<PostPreviewRow, 'token_hash' | 'created_at' | 'ends_at'>,
  ): Promise<number> {
    const subject = 'key' in of ? { draft_key: of.key } : { post_id: of.post };
    const { id } = await this.#db
      .insertInto('post_previews')
      .values({ ...link, ...subject })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** What the link with a token's digest shows, unless it is over at `now` (ISO 8601). */
  async find(tokenHash: string, now: string): Promise<{ of: PreviewOf; ends_at: string } | undefined> {
    const row = await this.#db
      .selectFrom('post_previews')
      .select(['draft_key', 'post_id', 'ends_at'])
      .where('token_hash', '=', tokenHash)
      .where('ends_at', '>', now)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    // The schema has exactly one of the two.
    const of = row.draft_key === null ? { post: row.post_id ?? 0 } : { key: row.draft_key };
    return { of, ends_at: row.ends_at };
  }

  /** @returns whether it was there */
  async end(id: number): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('post_previews')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Ends all links to a draft. */
  async endAll(draftKey: string): Promise<void> {
    await this.#db.deleteFrom('post_previews').where('draft_key', '=', draftKey).execute();
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

  /** A category as posts show it; null where it is gone. */
  async category(id: number): Promise<ShownCategory | null> {
    const row = await this.#db
      .selectFrom('categories')
      .select(['name as category', 'slug as category_slug', 'color as category_color'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row ?? null;
  }
}
