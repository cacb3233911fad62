import type { Db } from '../../db/engine.ts';
import type { SessionRow, UserRow } from '../../db/tables.ts';

type NewUser = Pick<UserRow, 'email' | 'name' | 'password_hash' | 'created_at'>;

/** A session and its account. */
interface FoundSession {
  user: UserRow;
  lastUsedAt: string;
  confirmedAt: string;
}

/** The use of a session. */
interface SessionUse {
  at: string;
  device: string;
}

/** Accounts and their sessions. A session without a row has ended. */
export class SessionRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async userByEmail(email: string): Promise<UserRow | null> {
    return (
      (await this.#db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()) ?? null
    );
  }

  async anyUser(): Promise<boolean> {
    return (await this.#db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
  }

  /** A session that has not expired at `now` (ISO 8601). */
  async findSession(sessionId: string, now: string): Promise<FoundSession | null> {
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .selectAll('users')
      .select(['sessions.last_used_at', 'sessions.confirmed_at'])
      .where('sessions.id', '=', sessionId)
      .where('sessions.expires_at', '>', now)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { last_used_at: lastUsedAt, confirmed_at: confirmedAt, ...user } = row;
    return { user, lastUsedAt, confirmedAt };
  }

  /** Notes a session's use, unless it has been noted since `before`. */
  async noteUse(sessionId: string, before: string, { at, device }: SessionUse): Promise<void> {
    await this.#db
      .updateTable('sessions')
      .set({ last_used_at: at, device })
      .where('id', '=', sessionId)
      .where('last_used_at', '<=', before)
      .execute();
  }

  /**
   * Starts a session, unless the password that was checked has been replaced since, or the passkey was removed.
   * @returns whether it was started
   */
  async insertSession(session: SessionRow, checkedHash: string): Promise<boolean> {
    await this.#db.deleteFrom('sessions').where('expires_at', '<=', session.created_at).execute();
    return this.#db.transaction().execute(async (transaction) => {
      // Waits for a change of the password that is under way: it ends only the sessions that are there by then.
      const user = await transaction
        .selectFrom('users')
        .select('id')
        .where('id', '=', session.user_id)
        .where('password_hash', '=', checkedHash)
        .forUpdate()
        .executeTakeFirst();
      if (user === undefined) return false;
      if (session.passkey_id !== null && !(await hasPasskey(transaction, session.passkey_id))) return false;
      await transaction.insertInto('sessions').values(session).execute();
      return true;
    });
  }

  /** Notes that it was proved anew whose session it is. */
  async confirm(id: string, at: string): Promise<void> {
    await this.#db.updateTable('sessions').set({ confirmed_at: at }).where('id', '=', id).execute();
  }

  async deleteSession(id: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('id', '=', id).execute();
  }

  /** Creates the account unless there is one. @returns whether it was created */
  async addFirstUser(user: NewUser): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('users')
      .values({ ...user, role: 'admin' })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows !== 0n;
  }

  /** Creates the account, or changes its name and password and ends all its sessions. */
  async saveUser(user: NewUser) {
    await this.#db.transaction().execute(async (transaction) => {
      const { id } = await transaction
        .insertInto('users')
        .values({ ...user, role: 'admin' })
        .onConflict((conflict) =>
          conflict.column('email').doUpdateSet({ name: user.name, password_hash: user.password_hash }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      await transaction.deleteFrom('sessions').where('user_id', '=', id).execute();
    });
  }
}

/** Waits for a removal that is under way: that ends only the sessions that are there by then. */
async function hasPasskey(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('passkeys')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}
