import { sql } from 'kysely';
import type { CampaignSorting } from '#shared/contract/campaigns.ts';
import type { Db } from '../../db/engine.ts';
import type { CampaignRow } from '../../db/tables.ts';
import { CANCELLED } from '../../mail/campaign-emails.repository.ts';

/** A campaign's progress, in emails. */
export interface Progress {
  recipients: number;
  delivered: number;
  waiting: number;
  failed: number;
  cancelled: number;
}

export interface CampaignWithProgress extends CampaignRow, Progress {
  /** When its post appears or appeared; null for a draft, or without a post. */
  post_at: string | null;
  unsubscribed: number;
  bounced: number;
}

/** The campaigns with what became of their emails. */
export class ListedCampaignRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Newest first unless they are sorted. */
  list(limit: number, sorting: CampaignSorting): Promise<CampaignWithProgress[]> {
    const direction = sorting === null || sorting.descending ? 'desc' : 'asc';
    return this.#withProgress()
      .$if(sorting?.by === 'subject', (query) => query.orderBy(sql`lower(campaigns.subject)`, direction))
      .$if(sorting?.by === 'state', (query) => query.orderBy('campaigns.state', direction))
      .orderBy('campaigns.id', direction)
      .limit(limit)
      .execute();
  }

  findWithProgress(id: number): Promise<CampaignWithProgress | undefined> {
    return this.#withProgress().where('campaigns.id', '=', id).executeTakeFirst();
  }

  async count(): Promise<number> {
    const { total } = await this.#db
      .selectFrom('campaigns')
      .select((build) => build.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
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

  #withProgress() {
    return this.#db
      .selectFrom('campaigns')
      .leftJoin('outbox', 'outbox.campaign_id', 'campaigns.id')
      .selectAll('campaigns')
      .select(COUNTS)
      .select((build) =>
        build
          .selectFrom('subscribers')
          .whereRef('subscribers.left_campaign_id', '=', 'campaigns.id')
          .where('subscribers.status', '=', 'unsubscribed') // who came back is not counted
          .select((count) => count.fn.countAll<number>().as('left'))
          .$asScalar()
          .$notNull()
          .as('unsubscribed'),
      )
      .select((build) =>
        build
          .selectFrom('outbox as refused')
          .innerJoin('subscribers', 'subscribers.id', 'refused.subscriber_id')
          .whereRef('refused.campaign_id', '=', 'campaigns.id')
          .where('refused.status', '=', 'failed')
          .where('subscribers.status', '=', 'bounced')
          .select((count) => count.fn.countAll<number>().as('off'))
          .$asScalar()
          .$notNull()
          .as('bounced'),
      )
      .select((build) =>
        build
          .selectFrom('posts')
          .whereRef('posts.id', '=', 'campaigns.post_id')
          .where('posts.status', '=', 'published')
          .select('posts.published_at')
          .as('post_at'),
      )
      .groupBy('campaigns.id');
  }
}

/** Emails withdrawn because the subscriber left are not counted. */
export const COUNTS = [
  sql<number>`count(*) filter (where outbox.status <> 'withdrawn' or outbox.reason = ${CANCELLED})`.as(
    'recipients',
  ),
  sql<number>`count(*) filter (where outbox.status = 'withdrawn' and outbox.reason = ${CANCELLED})`.as(
    'cancelled',
  ),
  sql<number>`count(*) filter (where outbox.status = 'sent')`.as('delivered'),
  sql<number>`count(*) filter (where outbox.status in ('waiting', 'sending'))`.as('waiting'),
  sql<number>`count(*) filter (where outbox.status = 'failed')`.as('failed'),
] as const;
