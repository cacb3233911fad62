import type { Db } from '../../db/engine.ts';
import type { PostVersionRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** A version without its text. */
export type ListedVersion = Pick<PostVersionRow, 'id' | 'saved_at' | 'title' | 'words' | 'kind'>;

/** Ids in one statement. */
const BATCH = 500;

/** The versions of posts. */
export class VersionRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async add({ db }: Transaction, version: Omit<PostVersionRow, 'id'>): Promise<void> {
    await db.insertInto('post_versions').values(version).execute();
  }

  /** The form of the newest version; null where there is none. */
  async newestForm({ db }: Transaction, postId: number): Promise<string | null> {
    const row = await newestFirst(db, postId).select('form').limit(1).executeTakeFirst();
    return row?.form ?? null;
  }

  /** When what a post says was saved last, as ISO 8601; null where no version is kept. */
  async lastSaved(
    postId: number,
    { db }: Pick<Transaction, 'db'> = { db: this.#db },
  ): Promise<string | null> {
    const row = await newestFirst(db, postId)
      .select('saved_at')
      .where((build) => build.or([build('kind', 'is', null), build('kind', '<>', 'aside')]))
      .limit(1)
      .executeTakeFirst();
    return row?.saved_at ?? null;
  }

  /** The forms of a post's versions with this title and as many words: few, among which any with the same text is. */
  async formsLike(
    { db }: Transaction,
    { post_id, title, words }: Pick<PostVersionRow, 'post_id' | 'title' | 'words'>,
  ): Promise<string[]> {
    const rows = await newestFirst(db, post_id)
      .select('form')
      .where('title', '=', title)
      .where('words', '=', words)
      .execute();
    return rows.map(({ form }) => form);
  }

  /** Newest first. */
  list(postId: number): Promise<ListedVersion[]> {
    return newestFirst(this.#db, postId).select(['id', 'saved_at', 'title', 'words', 'kind']).execute();
  }

  find(id: number): Promise<PostVersionRow | undefined> {
    return this.#db.selectFrom('post_versions').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Newest first, from the index alone. */
  async times({ db }: Transaction, postId: number): Promise<{ id: number; savedAt: string }[]> {
    const rows = await newestFirst(db, postId).select(['id', 'saved_at']).execute();
    return rows.map(({ id, saved_at }) => ({ id, savedAt: saved_at }));
  }

  /** The posts with more than two versions, of which one is older than a time (ISO 8601). */
  async postsToThin(before: string): Promise<number[]> {
    const rows = await this.#db
      .selectFrom('post_versions')
      .select('post_id')
      .groupBy('post_id')
      .having((build) => build.fn.countAll<number>(), '>', 2)
      .having((build) => build.fn.min('saved_at'), '<', before)
      .orderBy('post_id')
      .execute();
    return rows.map((row) => row.post_id);
  }

  async remove({ db }: Transaction, ids: readonly number[]): Promise<void> {
    for (let start = 0; start < ids.length; start += BATCH) {
      await db
        .deleteFrom('post_versions')
        .where('id', 'in', ids.slice(start, start + BATCH))
        .execute();
    }
  }
}

function newestFirst(db: Db, postId: number) {
  return db
    .selectFrom('post_versions')
    .where('post_id', '=', postId)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc');
}
