import { sql } from 'kysely';
import type { CampaignPeopleQuery, CampaignPerson } from '#shared/contract/campaign-reports.ts';
import type { Db } from '../../db/engine.ts';
import { type Slice, sliceOf } from '../../db/rows.ts';

/**
 * Those whom a campaign reached; those whom it did not, by their reasons, the most common one first; and who left by it.
 * The latest of them come first.
 */
export class CampaignPeopleRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  list(query: CampaignPeopleQuery): Promise<Slice<CampaignPerson>> {
    if (query.who === 'sent') return this.#sent(query);
    return query.who === 'failed' ? this.#failed(query) : this.#unsubscribed(query);
  }

  async #sent(query: CampaignPeopleQuery): Promise<Slice<CampaignPerson>> {
    const { limit, offset } = sliceOf(query);
    const sent = this.#db
      .selectFrom('outbox')
      .where('campaign_id', '=', query.id)
      .where('status', '=', sql.lit('sent'));
    const rows = await sent
      .select(['id', 'recipient as email'])
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    const { total } = await sent
      .select((build) => build.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { rows: rows.map((row) => ({ ...row, reason: null, is_off: false })), total };
  }

  async #failed(query: CampaignPeopleQuery): Promise<Slice<CampaignPerson>> {
    const { limit, offset } = sliceOf(query);
    const failed = this.#db
      .selectFrom('outbox')
      .where('outbox.campaign_id', '=', query.id)
      .where('outbox.status', '=', 'failed');
    const rows = await failed
      .leftJoin('subscribers', 'subscribers.id', 'outbox.subscriber_id')
      .select(['outbox.id', 'outbox.recipient', 'outbox.reason', 'subscribers.status'])
      .select((build) =>
        build.fn
          .countAll<number>()
          .over((over) => over.partitionBy('outbox.reason'))
          .as('alike'),
      )
      .orderBy('alike', 'desc')
      .orderBy((build) => build.fn.coalesce('outbox.reason', build.val('')))
      .orderBy('outbox.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    const { total } = await failed
      .select((build) => build.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const people = rows.map(({ id, recipient, reason, status }) => ({
      id,
      email: recipient,
      reason,
      is_off: status === 'bounced',
    }));
    return { rows: people, total };
  }

  async #unsubscribed(query: CampaignPeopleQuery): Promise<Slice<CampaignPerson>> {
    const { limit, offset } = sliceOf(query);
    const left = this.#db
      .selectFrom('subscribers')
      .where('left_campaign_id', '=', query.id)
      .where('status', '=', 'unsubscribed');
    const rows = await left
      .select(['id', 'email'])
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    const { total } = await left
      .select((build) => build.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { rows: rows.map((row) => ({ ...row, reason: null, is_off: false })), total };
  }
}
