import type { Db } from '../../db/engine.ts';
import type { PasskeyChallengeRow } from '../../db/tables.ts';

type Asked = Pick<PasskeyChallengeRow, 'challenge' | 'purpose' | 'session_id'>;

/** Challenges of ceremonies under way, for all processes of the site. */
export class ChallengeRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Adds one, and forgets those that are over. */
  async add(row: PasskeyChallengeRow, now: string): Promise<void> {
    await this.#db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
    await this.#db.insertInto('passkey_challenges').values(row).execute();
  }

  /** Takes one away, so that it works once. @returns whether it was there, for this purpose, and not over */
  async take({ challenge, purpose, session_id }: Asked, now: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('passkey_challenges')
      .where('challenge', '=', challenge)
      .where('purpose', '=', purpose)
      .where('session_id', '=', session_id)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}
