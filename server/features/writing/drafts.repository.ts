import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import type { PostDraftRow, PostRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** A draft without its form, unless that has to stand in for its title or date, or for a post that was never saved. */
export type ListedDraft = Pick<
  PostDraftRow,
  'key' | 'post_id' | 'title' | 'words' | 'saved_at' | 'device'
> & {
  form: string | null;
  /** The status of its post, as it was saved; null without one. Absent where nobody asks. */
  status?: string | null;
};

/** A window that is open on a draft. */
export interface OpenWindow {
  key: string;
  window_id: string;
  device: string;
  /** ISO 8601. */
  seen_at: string;
}

/** Unsaved writing, and the windows that are open on it. */
export class DraftRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  find(key: string): Promise<PostDraftRow | undefined> {
    return this.#db.selectFrom('post_drafts').selectAll().where('key', '=', key).executeTakeFirst();
  }

  /** What there is at most to compare with. */
  findRevision(key: string): Promise<Pick<PostDraftRow, 'revision' | 'saved_at'> | undefined> {
    return this.#db
      .selectFrom('post_drafts')
      .select(['revision', 'saved_at'])
      .where('key', '=', key)
      .executeTakeFirst();
  }

  /** Newest first; without those of posts that are in the trash. */
  list(): Promise<ListedDraft[]> {
    return this.#db
      .selectFrom('post_drafts')
      .leftJoin('posts', 'posts.id', 'post_drafts.post_id')
      .select(['post_drafts.key', 'post_drafts.post_id', 'post_drafts.title', 'post_drafts.words'])
      .select(['post_drafts.saved_at', 'post_drafts.device', 'posts.status'])
      .select((build) =>
        build
          .case()
          .when(
            build.or([
              build('post_drafts.post_id', 'is', null),
              build(sql<string>`trim(post_drafts.title)`, '=', ''),
              // It tells the date that is chosen, or that none is any more.
              build.and([
                build('posts.status', '=', 'draft'),
                build.or([
                  build('posts.published_at', 'is not', null),
                  build('post_drafts.form', 'like', '%"published_at":"2%'),
                ]),
              ]),
            ]),
          )
          .then(build.ref('post_drafts.form'))
          .else(null)
          .end()
          .as('form'),
      )
      .where((build) =>
        build.or([build('post_drafts.post_id', 'is', null), build('posts.id', 'is not', null)]),
      )
      .orderBy('post_drafts.saved_at', 'desc')
      .orderBy('post_drafts.key')
      .execute();
  }

  /** What a newsletter's page on the web says. */
  pageOf(campaign: number): Promise<{ title: string; content: string } | undefined> {
    return this.#db
      .selectFrom('campaigns')
      .select(({ fn }) => [
        fn.coalesce('page_subject', 'subject').as('title'),
        fn.coalesce('page_content', 'content').as('content'),
      ])
      .where('id', '=', campaign)
      .executeTakeFirst();
  }

  /** @returns whether there was none with its key */
  async insert(draft: PostDraftRow): Promise<boolean> {
    const inserted = await this.#db
      .insertInto('post_drafts')
      .values(draft)
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    return inserted !== undefined;
  }

  /** Nobody else changes it until the transaction ends. */
  lock({ db }: Transaction, key: string): Promise<PostDraftRow | undefined> {
    return db.selectFrom('post_drafts').selectAll().where('key', '=', key).forUpdate().executeTakeFirst();
  }

  /** Puts a draft in the place of the one that has its key. */
  async put({ db }: Transaction, draft: PostDraftRow): Promise<void> {
    await db
      .insertInto('post_drafts')
      .values(draft)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(draft))
      .execute();
  }

  /** Removes a draft, whichever revision it has. */
  async remove({ db }: Transaction, key: string): Promise<void> {
    await db.deleteFrom('post_drafts').where('key', '=', key).execute();
  }

  /** @param revision the one that it replaces @returns whether it was still that one */
  async replace({ key, ...draft }: PostDraftRow, revision: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('post_drafts')
      .set(draft)
      .where('key', '=', key)
      .where('revision', '=', revision)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** @param revision only that one; null for any @returns whether none is left */
  async drop(key: string, revision: number | null): Promise<boolean> {
    await this.#db
      .deleteFrom('post_drafts')
      .where('key', '=', key)
      .$if(revision !== null, (query) => query.where('revision', '=', revision))
      .execute();
    return (await this.findRevision(key)) === undefined;
  }

  /** When a post was saved first and last, and whether visitors have it. */
  async savedPost(
    postId: number,
  ): Promise<Pick<PostRow, 'created_at' | 'updated_at' | 'status' | 'published_at'> | undefined> {
    return this.#db
      .selectFrom('posts')
      .select(['created_at', 'updated_at', 'status', 'published_at'])
      .where('id', '=', postId)
      .executeTakeFirst();
  }

  /** Whether a post is there, or can be restored. */
  async isKnown(postId: number): Promise<boolean> {
    if ((await this.savedPost(postId)) !== undefined) return true;
    const row = await this.#db
      .selectFrom('trash')
      .select('id')
      .where('kind', '=', 'post')
      .where('row_id', '=', postId)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Whether a visitor's message is there. */
  async isMessage(id: number): Promise<boolean> {
    const row = await this.#db.selectFrom('contacts').select('id').where('id', '=', id).executeTakeFirst();
    return row !== undefined;
  }

  async noteWindow(window: OpenWindow): Promise<void> {
    const { device, seen_at } = window;
    await this.#db
      .insertInto('draft_windows')
      .values(window)
      .onConflict((conflict) => conflict.columns(['key', 'window_id']).doUpdateSet({ device, seen_at }))
      .execute();
  }

  /** Other windows seen after `since` (ISO 8601), latest first. */
  listOthers(key: string, windowId: string, since: string): Promise<{ device: string; seen_at: string }[]> {
    return this.#db
      .selectFrom('draft_windows')
      .select(['device', 'seen_at'])
      .where('key', '=', key)
      .where('window_id', '<>', windowId)
      .where('seen_at', '>', since)
      .orderBy('seen_at', 'desc')
      .orderBy('window_id')
      .limit(20)
      .execute();
  }

  async forgetWindow(key: string, windowId: string): Promise<void> {
    await this.#db
      .deleteFrom('draft_windows')
      .where('key', '=', key)
      .where('window_id', '=', windowId)
      .execute();
  }

  /** Forgets the windows that were seen last before a time (ISO 8601). */
  async forgetWindows(before: string): Promise<void> {
    await this.#db.deleteFrom('draft_windows').where('seen_at', '<', before).execute();
  }
}
