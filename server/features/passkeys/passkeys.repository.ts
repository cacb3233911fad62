import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import type { PasskeyRow, UserRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** A passkey and its account. */
interface FoundPasskey {
  passkey: PasskeyRow;
  user: UserRow;
}

/** The passkeys of accounts. */
export class PasskeyRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** In the order in which they were made. */
  async list(user: number): Promise<PasskeyRow[]> {
    return this.#db
      .selectFrom('passkeys')
      .selectAll()
      .where('user_id', '=', user)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  async find(id: string): Promise<FoundPasskey | null> {
    const passkey = await this.#db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    if (passkey === undefined) return null;
    const user = await this.#db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', passkey.user_id)
      .executeTakeFirst();
    return user === undefined ? null : { passkey, user };
  }

  /** What passkeys know the account by. @param proposed what it is from now on, unless it has one */
  async handleOf(user: number, proposed: string): Promise<string> {
    const row = await this.#db
      .updateTable('users')
      .set({ passkey_handle: sql`coalesce(passkey_handle, ${proposed})` })
      .where('id', '=', user)
      .returning('passkey_handle')
      .executeTakeFirstOrThrow();
    return row.passkey_handle ?? proposed;
  }

  /** @returns whether it was added; it is not where it is known already */
  async add({ db }: Transaction, row: PasskeyRow): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('passkeys')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows !== 0n;
  }

  /** @returns null when the account has none of that id */
  async rename(user: number, id: string, name: string): Promise<PasskeyRow | null> {
    const row = await this.#db
      .updateTable('passkeys')
      .set({ name })
      .where('user_id', '=', user)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  }

  /** Removes it, and ends the sessions that began with it. @param kept the id of one that goes on */
  async remove({ db }: Transaction, user: number, id: string, kept: string): Promise<PasskeyRow | null> {
    const row = await db
      .deleteFrom('passkeys')
      .where('user_id', '=', user)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return null;
    await db.deleteFrom('sessions').where('passkey_id', '=', id).where('id', '!=', kept).execute();
    return row;
  }

  /**
   * Notes a use, unless one with a later counter was noted meanwhile: there are two of it then.
   * @returns whether it was noted
   */
  async noteUse(
    id: string,
    { counter, backed_up, last_used_at }: Pick<PasskeyRow, 'counter' | 'backed_up' | 'last_used_at'>,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('passkeys')
      .set({ counter, backed_up, last_used_at })
      .where('id', '=', id)
      // Most passkeys count nothing: theirs stays at zero.
      .where('counter', counter === 0 ? '=' : '<', counter)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}
