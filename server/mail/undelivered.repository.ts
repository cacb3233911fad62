import type { ExpressionBuilder } from 'kysely';
import { PERSONAL_EMAILS, type UndeliveredEmail } from '#shared/contract/delivery-status.ts';
import type { Db } from '../db/engine.ts';
import type { Tables } from '../db/tables.ts';

/** What the owner is told of the outbox: what waits, and what was given up. */
export class UndeliveredRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** How many emails are due, or were tried and wait for another time; what is due later only is left out. */
  async countWaiting(now: Date): Promise<number> {
    const { count } = await this.#db
      .selectFrom('outbox')
      .select((build) => build.fn.countAll<number>().as('count'))
      .where('status', 'in', ['waiting', 'sending'])
      .where((build) => build.or([build('due_at', '<=', now.toISOString()), build('reason', 'is not', null)]))
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Emails to single persons that were given up, the latest first. */
  undelivered(limit: number): Promise<UndeliveredEmail[]> {
    return this.#db
      .selectFrom('outbox')
      .select(['id', 'kind', 'recipient', 'reason', 'finished_at as given_up_at'])
      .where(isUndelivered)
      .orderBy('finished_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .$narrowType<UndeliveredEmail>()
      .execute();
  }

  /** Forgets the emails to single persons that were given up until then. */
  async forgetUndelivered(until: string): Promise<void> {
    await this.#db.deleteFrom('outbox').where(isUndelivered).where('finished_at', '<=', until).execute();
  }
}

function isUndelivered(build: ExpressionBuilder<Tables, 'outbox'>) {
  return build.and([
    build('campaign_id', 'is', null),
    build('status', '=', 'failed'),
    build('kind', 'in', PERSONAL_EMAILS),
  ]);
}
