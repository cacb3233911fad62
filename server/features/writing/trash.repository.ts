import type { Db } from '../../db/engine.ts';
import { explaining, ForeignKeyViolation } from '../../db/errors.ts';
import type { PostRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** A post in the trash, without its text. */
export interface ListedTrash {
  id: number;
  slug: string;
  title: string;
  status: PostRow['status'];
  /** ISO 8601. */
  trashed_at: string;
}

/** Deleted posts that can be restored, and what goes with them for good. */
export class TrashRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async add({ db }: Transaction, post: PostRow, at: string): Promise<void> {
    const { id, slug, title, status } = post;
    await db
      .insertInto('trashed_posts')
      .values({ id, slug, title, status, trashed_at: at, post: JSON.stringify(post) })
      .execute();
  }

  /** Those that came there after `since` (ISO 8601), the latest first. */
  list(since: string): Promise<ListedTrash[]> {
    return this.#db
      .selectFrom('trashed_posts')
      .select(['id', 'slug', 'title', 'status', 'trashed_at'])
      .where('trashed_at', '>', since)
      .orderBy('trashed_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
  }

  /** Takes a post out that came there after `since`; null when there is none. */
  async take({ db }: Transaction, id: number, since: string): Promise<PostRow | null> {
    const row = await db
      .deleteFrom('trashed_posts')
      .where('id', '=', id)
      .where('trashed_at', '>', since)
      .returning('post')
      .executeTakeFirst();
    return row === undefined ? null : (JSON.parse(row.post) as PostRow); // as `add` wrote it
  }

  /** The ids of those that came there until a time (ISO 8601); null for all. */
  async listIds({ db }: Transaction, until: string | null): Promise<number[]> {
    const rows = await db
      .selectFrom('trashed_posts')
      .select('id')
      .$if(until !== null, (query) => query.where('trashed_at', '<=', until ?? ''))
      .orderBy('id')
      .execute();
    return rows.map((row) => row.id);
  }

  /** Deletes a post in the trash with all that was kept of it. @returns whether it was there */
  async deleteForGood({ db }: Transaction, id: number): Promise<boolean> {
    const { numDeletedRows } = await db.deleteFrom('trashed_posts').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    const kept = ['post_versions', 'post_slugs', 'post_previews', 'post_drafts', 'old_addresses'] as const;
    for (const table of kept) {
      await db.deleteFrom(table).where('post_id', '=', id).execute();
    }
    return true;
  }

  /** The category itself, or the oldest one where it is gone; null where there is none at all. */
  async categoryFor({ db }: Transaction, id: number): Promise<number | null> {
    const own = await db.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst();
    const first = own ?? (await db.selectFrom('categories').select('id').orderBy('id').executeTakeFirst());
    return first?.id ?? null;
  }

  /** Puts a post back. @returns false when its slug or its category has been taken this very moment */
  async putBack({ db }: Transaction, post: PostRow): Promise<boolean> {
    const inserting = db
      .insertInto('posts')
      .values(post)
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    const isGone = (violation: Error) =>
      violation instanceof ForeignKeyViolation ? new CategoryGone() : null;
    return (await explaining(inserting, isGone)) !== undefined;
  }
}

/** Thrown when a post's category was deleted while it was restored. */
export class CategoryGone extends Error {
  override name = 'CategoryGone';
}
