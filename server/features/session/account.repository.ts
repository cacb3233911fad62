import type { Db } from '../../db/engine.ts';
import { explaining, UniqueViolation } from '../../db/errors.ts';
import type { SessionRow, UserRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** Thrown when another account has the address. */
export class AddressInUse extends Error {
  override name = 'AddressInUse';
}

/** An account and its sessions, as its owner manages them. */
export class AccountRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async findById(id: number): Promise<UserRow | null> {
    return (await this.#db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  async findByEmail(email: string): Promise<UserRow | null> {
    const found = await this.#db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst();
    return found ?? null;
  }

  async rename(user: number, name: string): Promise<UserRow> {
    return this.#db
      .updateTable('users')
      .set({ name })
      .where('id', '=', user)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /**
   * Gives an account another address, unless its address or its password has been replaced since.
   * @returns the account; null when nothing was changed
   * @throws AddressInUse
   */
  async replaceEmail(
    { db }: Transaction,
    { id, email, password_hash }: Pick<UserRow, 'id' | 'email' | 'password_hash'>,
    wanted: string,
  ): Promise<UserRow | null> {
    const changing = db
      .updateTable('users')
      .set({ email: wanted })
      .where('id', '=', id)
      .where('email', '=', email)
      .where('password_hash', '=', password_hash)
      .returningAll()
      .executeTakeFirst();
    const changed = await explaining(changing, (violation) =>
      violation instanceof UniqueViolation ? new AddressInUse() : null,
    );
    return changed ?? null;
  }

  /**
   * Replaces a password, unless it has been replaced since it was checked.
   * @returns the account; null when nothing was changed
   */
  async replacePassword(
    { db }: Transaction,
    { id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
    hash: string,
  ): Promise<UserRow | null> {
    const changed = await db
      .updateTable('users')
      .set({ password_hash: hash })
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .returningAll()
      .executeTakeFirst();
    return changed ?? null;
  }

  /** Ends an account's sessions. @param kept the id of one that goes on; null for none */
  async endSessions({ db }: Transaction, user: number, kept: string | null): Promise<void> {
    await db
      .deleteFrom('sessions')
      .where('user_id', '=', user)
      .$if(kept !== null, (query) => query.where('id', '!=', kept))
      .execute();
  }

  /** An account's sessions that are not over at `now`, the last used first. */
  async listSessions(user: number, now: string): Promise<SessionRow[]> {
    return this.#db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', user)
      .where('expires_at', '>', now)
      .orderBy('last_used_at', 'desc')
      .orderBy('id')
      .execute();
  }

  /** @returns whether the account had that session */
  async endSession(user: number, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('sessions')
      .where('user_id', '=', user)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}
