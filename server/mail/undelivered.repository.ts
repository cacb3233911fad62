import type { ExpressionBuilder } from 'kysely';
import { PERSONAL_EMAILS, type UndeliveredEmail } from '#shared/contract/delivery-status.ts';
import type { Db } from '../db/engine.ts';
import type { Tables } from '../db/tables.ts';

/** What the dashboard shows of the outbox: waiting and failed emails. */
export class UndeliveredRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** How many emails are due, or wait for a retry. Emails scheduled for later or paused are not counted. */
  async countWaiting(now: Date): Promise<number> {
    const { count } = await this.#db
      .selectFrom('outbox')
      .select((build) => build.fn.countAll<number>().as('count'))
      .where('status', 'in', ['waiting', 'sending'])
      .where('paused', '=', 0)
      .where((build) => build.or([build('due_at', '<=', now.toISOString()), build('reason', 'is not', null)]))
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Failed emails to individual recipients, the latest first. */
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

  /** Deletes the failed emails to individual recipients up to `until`. */
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
