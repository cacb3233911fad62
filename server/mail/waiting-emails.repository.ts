import { sql } from 'kysely';
import type { HeldCampaign, WaitingEmails } from '#shared/contract/delivery-status.ts';
import type { Db } from '../db/engine.ts';
import { MAX_EQUAL_REFUSALS } from './campaign-refusals.repository.ts';

/** Maximum reasons read. Servers include their own numbers in replies, so every email may have another reason. */
const MAX_REASONS = 200;

/** A literal instead of a parameter, or the index would not be used. */
const WAITING = sql.lit('waiting' as const);
const NOT_PAUSED = sql.lit(0);

/** Emails that wait and why, as the dashboard shows them. */
export class WaitingEmailsRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** How many emails are due, or wait for a retry. Emails scheduled for later, and paused ones, are not counted. */
  async count(now: Date): Promise<number> {
    const { count } = await this.#db
      .selectFrom('outbox')
      .select((build) => build.fn.countAll<number>().as('count'))
      .where('status', 'in', ['waiting', 'sending'])
      .where('paused', '=', NOT_PAUSED)
      .where((build) => build.or([build('due_at', '<=', now.toISOString()), build('reason', 'is not', null)]))
      .executeTakeFirstOrThrow();
    return count;
  }

  /** The campaigns that are not sent on because of equal refusals, newest first. */
  heldCampaigns(): Promise<HeldCampaign[]> {
    return (
      this.#db
        .selectFrom('campaigns')
        .leftJoin('outbox', (join) =>
          join.onRef('outbox.campaign_id', '=', 'campaigns.id').on('outbox.status', '=', WAITING),
        )
        .select((build) => [
          'campaigns.id',
          'campaigns.subject',
          build.fn.coalesce('campaigns.last_refusal', sql.lit('')).as('reason'),
          build.fn.count<number>('outbox.id').as('waiting'),
          build
            .case()
            .when('campaigns.state', '=', 'sending')
            .then(build.fn.min('outbox.due_at'))
            .else(null)
            .end()
            .as('next_try_at'),
        ])
        .where((build) =>
          build.or([
            build('campaigns.state', '=', 'stopped'),
            build.and([
              build('campaigns.state', '=', 'sending'),
              build('campaigns.refusals', '>=', MAX_EQUAL_REFUSALS),
            ]),
          ]),
        )
        .groupBy('campaigns.id')
        // Of a campaign that waits by itself something has to be left.
        .having((build) =>
          build.or([build('campaigns.state', '=', 'stopped'), build(build.fn.count('outbox.id'), '>', 0)]),
        )
        .orderBy('campaigns.id', 'desc')
        .execute()
    );
  }

  /** Emails that are retried after a refusal, by reason, the most frequent first; without those of held campaigns. */
  byReason(): Promise<WaitingEmails[]> {
    return this.#db
      .selectFrom('outbox')
      .select((build) => [
        build.ref('reason').$notNull().as('reason'),
        build.fn.countAll<number>().as('count'),
        build.fn.min('due_at').as('next_try_at'),
      ])
      .where('status', '=', WAITING)
      .where('paused', '=', NOT_PAUSED)
      .where('reason', 'is not', null)
      .where((build) =>
        build.or([
          build('campaign_id', 'is', null),
          build('campaign_id', 'not in', (campaigns) =>
            campaigns.selectFrom('campaigns').select('id').where('refusals', '>=', MAX_EQUAL_REFUSALS),
          ),
        ]),
      )
      .groupBy('reason')
      .orderBy('count', 'desc')
      .orderBy('next_try_at')
      .limit(MAX_REASONS)
      .execute();
  }
}
