import type { FlagsChoice } from '#shared/contract/flags.ts';
import type { Db } from '../../db/engine.ts';
import type { FlagRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** Flags and authors that accounts keep, and whether they do. */
export class FlagRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async saveChoice(user: number, choice: FlagsChoice): Promise<void> {
    await this.#db.updateTable('users').set({ flags_choice: choice }).where('id', '=', user).execute();
  }

  /** Lets one browser change an account's flags at a time. @returns the last revision */
  async lock({ db }: Transaction, user: number): Promise<number> {
    await db.selectFrom('users').select('id').where('id', '=', user).forUpdate().executeTakeFirst();
    const last = await db
      .selectFrom('flags')
      .select((build) => build.fn.max('revision').as('revision'))
      .where('user_id', '=', user)
      .executeTakeFirst();
    return last?.revision ?? 0;
  }

  async listByKeys({ db }: Transaction, keys: readonly string[]): Promise<FlagRow[]> {
    return keys.length === 0 ? [] : db.selectFrom('flags').selectAll().where('key', 'in', keys).execute();
  }

  async save({ db }: Transaction, row: FlagRow): Promise<void> {
    const { value, changed_at, revision } = row;
    await db
      .insertInto('flags')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, changed_at, revision }))
      .execute();
  }

  /** What has changed since a revision, in that order. */
  async listSince(user: number, revision: number, limit: number): Promise<FlagRow[]> {
    return this.#db
      .selectFrom('flags')
      .selectAll()
      .where('user_id', '=', user)
      .where('revision', '>', revision)
      .orderBy('revision')
      .limit(limit)
      .execute();
  }
}
