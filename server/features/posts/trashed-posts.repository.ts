import { explaining, ForeignKeyViolation } from '../../db/errors.ts';
import type { PostRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** What outlasts a post in the trash. */
const KEPT = [
  ...([
    'post_versions',
    'post_slugs',
    'post_previews',
    'post_drafts',
    'draft_posts',
    'old_addresses',
  ] as const),
];

/** What the trash asks of posts. */
export class TrashedPostRepository {
  /** Deletes all that was kept of a deleted post. */
  async forget({ db }: Transaction, id: number): Promise<void> {
    for (const table of KEPT) {
      await db.deleteFrom(table).where('post_id', '=', id).execute();
    }
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
