import { sql } from 'kysely';
import type { NewsletterInput } from '#shared/contract/newsletter.ts';
import type { Db } from '../../db/engine.ts';
import type { CampaignRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** A campaign's progress, in emails. */
export interface Progress {
  recipients: number;
  delivered: number;
  waiting: number;
  failed: number;
}

export interface CampaignWithProgress extends CampaignRow, Progress {
  unsubscribed: number;
}

export class CampaignRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** @returns its id; null when an earlier request with this key has created a campaign */
  async insert(
    { db }: Transaction,
    newsletter: NewsletterInput,
    requestKey: string | null,
    now: Date,
  ): Promise<number | null> {
    const query = db
      .insertInto('campaigns')
      .values({ ...newsletter, request_key: requestKey, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id');
    return (await query.executeTakeFirst())?.id ?? null;
  }

  /** The campaign that a request with this key created. */
  async ofRequest({ db }: Transaction, requestKey: string | null): Promise<number> {
    const query = db.selectFrom('campaigns').select('id').where('request_key', '=', requestKey);
    return (await query.executeTakeFirstOrThrow()).id;
  }

  find(id: number): Promise<CampaignRow | undefined> {
    return this.#db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async progress(id: number): Promise<Progress> {
    return this.#db
      .selectFrom('outbox')
      .select(counts)
      .where('campaign_id', '=', id)
      .executeTakeFirstOrThrow();
  }

  /** Newest first. */
  list(limit: number): Promise<CampaignWithProgress[]> {
    return this.#db
      .selectFrom('campaigns')
      .innerJoin('outbox', 'outbox.campaign_id', 'campaigns.id')
      .selectAll('campaigns')
      .select(counts)
      .select((build) =>
        build
          .selectFrom('subscribers')
          .whereRef('subscribers.left_campaign_id', '=', 'campaigns.id')
          .select((count) => count.fn.countAll<number>().as('left'))
          .$asScalar()
          .$notNull()
          .as('unsubscribed'),
      )
      .groupBy('campaigns.id')
      .orderBy('campaigns.id', 'desc')
      .limit(limit)
      .execute();
  }

  /** Why emails of these campaigns failed, the most common reason first. */
  failures(ids: number[]): Promise<{ campaign_id: number | null; reason: string | null; count: number }[]> {
    return this.#db
      .selectFrom('outbox')
      .select((build) => ['campaign_id', 'reason', build.fn.countAll<number>().as('count')])
      .where('campaign_id', 'in', ids)
      .where('status', '=', 'failed')
      .groupBy(['campaign_id', 'reason'])
      .orderBy('count', 'desc')
      .execute();
  }
}

/** Emails withdrawn because the subscriber left are not counted. */
const counts = [
  sql<number>`count(*) filter (where outbox.status <> 'withdrawn')`.as('recipients'),
  sql<number>`count(*) filter (where outbox.status = 'sent')`.as('delivered'),
  sql<number>`count(*) filter (where outbox.status in ('waiting', 'sending'))`.as('waiting'),
  sql<number>`count(*) filter (where outbox.status = 'failed')`.as('failed'),
] as const;
