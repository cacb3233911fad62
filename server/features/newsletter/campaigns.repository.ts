import { sql } from 'kysely';
import type { NewsletterInput } from '#shared/contract/newsletter.ts';
import { PRIORITY } from '../../db/mail-priority.ts';
import type { Db } from '../../db/open.ts';
import type { CampaignRow } from '../../db/tables.ts';

/** How far a campaign has come, in emails. */
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
  readonly #host: string;

  /** @param host what the emails' Message-IDs end with */
  constructor(db: Db, host: string) {
    this.#db = db;
    this.#host = host;
  }

  /**
   * Keeps a newsletter and puts one email a subscriber into the outbox, all or nothing. A subscriber is an active subscriber
   * above suspicion. With a `requestKey` that was used before, nothing is done a second time.
   * @returns its id; null when nobody reads
   */
  create(newsletter: NewsletterInput, requestKey: string | null, now: Date): Promise<number | null> {
    const created_at = now.toISOString();
    return this.#db.transaction().execute(async (transaction) => {
      const twin = await transaction
        .selectFrom('campaigns')
        .select('id')
        .where('request_key', 'is not', null)
        .where('request_key', '=', requestKey)
        .executeTakeFirst();
      if (twin !== undefined) return twin.id;

      const subscribers = activeSubscribers(transaction);
      if ((await subscribers.select('id').limit(1).executeTakeFirst()) === undefined) return null;

      const { id } = await transaction
        .insertInto('campaigns')
        .values({ ...newsletter, request_key: requestKey, created_at })
        .returning('id')
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('outbox')
        .columns([
          'kind',
          'message_id',
          'recipient',
          'campaign_id',
          'subscriber_id',
          'priority',
          'due_at',
          'created_at',
        ])
        .expression(
          subscribers
            .select([
              sql.lit('newsletter').as('kind'),
              sql<string>`${`letter-${id}.`} || id || ${`@${this.#host}`}`.as('message_id'),
              'email',
              sql.lit(id).as('campaign_id'),
              'id',
              sql.lit(PRIORITY.newsletter).as('priority'),
              sql.val(created_at).as('due_at'),
              sql.val(created_at).as('created_at'),
            ])
            .orderBy('id'),
        )
        .execute();
      return id;
    });
  }

  /** How many read the newsletter now. */
  async countSubscribers(): Promise<number> {
    const { count } = await activeSubscribers(this.#db)
      .select((build) => build.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
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

  /** Why emails of these campaigns failed, the commonest reason first. */
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

  /** Sends what failed once more, also to who could not be reached, but not to who left. @returns how many emails that is */
  retry(id: number, now: Date): Promise<number> {
    return this.#db.transaction().execute(async (transaction) => {
      const failed = transaction
        .selectFrom('outbox')
        .where('campaign_id', '=', id)
        .where('status', '=', 'failed');
      await transaction
        .updateTable('subscribers')
        .set({ status: 'active' })
        .where('status', '=', 'bounced')
        .where(
          'id',
          'in',
          failed
            .select('subscriber_id')
            .where('subscriber_id', 'is not', null)
            .$castTo<{ subscriber_id: number }>(),
        )
        .execute();
      const { numUpdatedRows } = await transaction
        .updateTable('outbox')
        .set({ status: 'waiting', attempts: 0, due_at: now.toISOString(), finished_at: null })
        .where('id', 'in', failed.select('id'))
        .where('subscriber_id', 'in', (build) =>
          build.selectFrom('subscribers').select('id').where('status', '=', 'active'),
        )
        .executeTakeFirst();
      return Number(numUpdatedRows);
    });
  }
}

/** Active subscribers above suspicion. */
function activeSubscribers(db: Db) {
  return db.selectFrom('subscribers').where('status', '=', 'active').where('suspected_spam', '=', 0);
}

/** A mail that was withdrawn, because its subscriber left meanwhile, counts nowhere. */
const counts = [
  sql<number>`count(*) filter (where outbox.status <> 'withdrawn')`.as('recipients'),
  sql<number>`count(*) filter (where outbox.status = 'sent')`.as('delivered'),
  sql<number>`count(*) filter (where outbox.status in ('waiting', 'sending'))`.as('waiting'),
  sql<number>`count(*) filter (where outbox.status = 'failed')`.as('failed'),
] as const;
