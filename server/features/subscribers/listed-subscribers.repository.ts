import { type RawBuilder, sql } from 'kysely';
import type { CalendarDay } from '#shared/calendar-day.ts';
import {
  type ListSubscribersQuery,
  type SUBSCRIBER_COLUMNS,
  SUBSCRIBER_VIEWS,
  type SubscriberView,
} from '#shared/contract/newsletter.ts';
import type { Db, Engine } from '../../db/engine.ts';
import { foundOrCameThen } from '../../db/day-matching.ts';
import { hasAllWords, wordsOf } from '../../db/matching.ts';
import { countOf, recipients } from '../../db/recipients.ts';
import { newestRows, type Slice, sliceOf } from '../../db/rows.ts';
import type { SubscriberRow } from '../../db/tables.ts';

type Column = (typeof SUBSCRIBER_COLUMNS)[number];

/** What was sent to a subscriber, as far as emails are kept. */
export interface SubscriberHistory {
  /** When they were sent the email that asks last, ISO 8601; null if they never were. */
  asked_at: string | null;
  /** The newsletters, the latest first. */
  newsletters: { id: number; subject: string; sent_at: string }[];
  /** How many there are, listed or not. */
  newsletter_count: number;
}

const MAX_NEWSLETTERS = 5;
const NEWEST_FIRST = { by: 'date', descending: true } as const;

/** The owner's list of subscribers. */
export class ListedSubscriberRepository {
  readonly #db: Db;
  readonly #kind: Engine['kind'];

  constructor({ db, kind }: Pick<Engine, 'db' | 'kind'>) {
    this.#db = db;
    this.#kind = kind;
  }

  /** Without a view all of them, newest first. */
  async list(query: ListSubscribersQuery, today: CalendarDay): Promise<Slice<SubscriberRow>> {
    if (query.view === null) return newestRows(this.#db, 'subscribers', query);
    const { limit, offset } = sliceOf(query);
    const { by, descending } = query.sort ?? NEWEST_FIRST;
    const direction = descending ? 'desc' : 'asc';
    const found = hasAllWords(this.#kind, ['email', 'status', 'status_reason'], wordsOf(query.search));
    const matching = this.#inView(query.view).$if(query.search !== '', (all) =>
      all.where(foundOrCameThen(found, 'subscribed_at', query.search, today)),
    );
    let page = matching.selectAll().limit(limit).offset(offset);
    for (const order of this.#orders(by)) page = page.orderBy(order, direction);
    const rows = await page.orderBy('id', direction).execute();
    return { rows, total: await countOf(matching) };
  }

  /** How often emails to these subscribers came back for a passing reason; without those to whom none did. */
  async countSoftBounces(ids: readonly number[]): Promise<Map<number, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('delivery_reports')
      .select((build) => ['subscriber_id', build.fn.countAll<number>().as('count')])
      .where('subscriber_id', 'in', ids)
      .where('kind', '=', 'soft')
      .groupBy('subscriber_id')
      .$narrowType<{ subscriber_id: number }>()
      .execute();
    return new Map(rows.map(({ subscriber_id, count }) => [subscriber_id, count]));
  }

  find(id: number): Promise<SubscriberRow | undefined> {
    return this.#db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async history(id: number): Promise<SubscriberHistory> {
    const sent = this.#db
      .selectFrom('outbox')
      .where('outbox.subscriber_id', '=', id)
      .where('outbox.status', '=', 'sent');
    const { asked_at } = await sent
      .where('outbox.kind', '=', 'confirm-subscription')
      .select((build) => build.fn.max('outbox.finished_at').as('asked_at'))
      .executeTakeFirstOrThrow();
    const ofCampaigns = sent.innerJoin('campaigns', 'campaigns.id', 'outbox.campaign_id');
    const newsletters = await ofCampaigns
      .select(['campaigns.id', 'campaigns.subject', 'outbox.finished_at as sent_at'])
      .where('outbox.finished_at', 'is not', null)
      .$narrowType<{ sent_at: string }>()
      .orderBy('outbox.finished_at', 'desc')
      .orderBy('campaigns.id', 'desc')
      .limit(MAX_NEWSLETTERS)
      .execute();
    const { count: newsletter_count } = await ofCampaigns
      .select((build) => build.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return { asked_at, newsletters, newsletter_count };
  }

  async counts(): Promise<Record<SubscriberView, number>> {
    const counts = { listed: 0, active: 0, pending: 0, unsubscribed: 0, bounced: 0, spam: 0 };
    for (const view of SUBSCRIBER_VIEWS) counts[view] = await countOf(this.#inView(view));
    return counts;
  }

  #inView(view: SubscriberView) {
    if (view === 'active') return recipients(this.#db);
    const all = this.#db.selectFrom('subscribers').where('suspected_spam', '=', view === 'spam' ? 1 : 0);
    return view === 'listed' || view === 'spam' ? all : all.where('status', '=', view);
  }

  /** As the indexes have it. */
  #orders(by: Column): RawBuilder<unknown>[] {
    if (by === 'email')
      return [this.#kind === 'postgres' ? sql`lower(email collate "C")` : sql`lower(email)`];
    return by === 'status' ? [sql`status`, sql`subscribed_at`] : [sql`subscribed_at`];
  }
}
