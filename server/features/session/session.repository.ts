import type { Db } from '../../db/engine.ts';
import type { UserRow } from '../../db/tables.ts';

type NewUser = Pick<UserRow, 'email' | 'name' | 'password_hash' | 'created_at'>;

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

  /** The account of a session that has not expired at `now` (ISO 8601). */
  async userOfSession(sessionId: string, now: string): Promise<UserRow | null> {
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .selectAll('users')
      .where('sessions.id', '=', sessionId)
      .where('sessions.expires_at', '>', now)
      .executeTakeFirst();
    return row ?? null;
  }

  async insertSession(session: { id: string; user_id: number; created_at: string; expires_at: string }) {
    await this.#db.deleteFrom('sessions').where('expires_at', '<=', session.created_at).execute();
    await this.#db.insertInto('sessions').values(session).execute();
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
