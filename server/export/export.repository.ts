import type { Db } from '../db/engine.ts';
import type { CategoryRow, DayOffRow, FlagRow, OutboxRow, ReplyRow, UserRow } from '../db/tables.ts';

/** An address of an earlier site; `slug` is that of the post it leads to. */
interface OldAddress {
  address: string;
  leads_to: string | null;
  asked: number;
  asked_at: string | null;
  post_id: number | null;
  slug: string | null;
}

/** What an export reads that is not whole tables, all in its one transaction. */
export class ExportRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  categories(): Promise<CategoryRow[]> {
    return this.#db.selectFrom('categories').selectAll().orderBy('id').execute();
  }

  /** Earlier slugs, with what their posts have now. */
  earlierSlugs(): Promise<{ old: string; post_id: number; slug: string }[]> {
    return this.#db
      .selectFrom('post_slugs')
      .innerJoin('posts', 'posts.id', 'post_slugs.post_id')
      .select(['post_slugs.slug as old', 'post_slugs.post_id', 'posts.slug'])
      .orderBy('post_slugs.slug')
      .execute();
  }

  oldAddresses(): Promise<OldAddress[]> {
    return this.#db
      .selectFrom('old_addresses')
      .leftJoin('posts', 'posts.id', 'old_addresses.post_id')
      .select(['address', 'leads_to', 'asked', 'asked_at', 'post_id', 'posts.slug'])
      .orderBy('address')
      .execute();
  }

  /** The answers to messages of these numbers and between. */
  replies(first: number, last: number): Promise<ReplyRow[]> {
    return this.#db
      .selectFrom('replies')
      .selectAll()
      .where('contact_id', '>=', first)
      .where('contact_id', '<=', last)
      .orderBy('id')
      .execute();
  }

  account(): Promise<Pick<UserRow, 'id' | 'name' | 'email' | 'flags_choice'> | undefined> {
    return this.#db
      .selectFrom('users')
      .select(['id', 'name', 'email', 'flags_choice'])
      .orderBy('id')
      .executeTakeFirst();
  }

  flags(user: number): Promise<Pick<FlagRow, 'key' | 'value' | 'changed_at'>[]> {
    return this.#db
      .selectFrom('flags')
      .select(['key', 'value', 'changed_at'])
      .where('user_id', '=', user)
      .orderBy('key')
      .execute();
  }

  daysOff(): Promise<Omit<DayOffRow, 'id'>[]> {
    return this.#db.selectFrom('days_off').select(['first_day', 'last_day', 'note']).orderBy('id').execute();
  }

  async daySlots(table: 'slots_off' | 'slots_added'): Promise<{ day: string; slots: unknown }[]> {
    const rows = await this.#db.selectFrom(table).selectAll().orderBy('day').execute();
    return rows.map(({ day, slots }) => ({ day, slots: JSON.parse(slots) as unknown }));
  }

  snippets(): Promise<{ id: number; name: string; body: string; created_at: string }[]> {
    return this.#db.selectFrom('snippets').selectAll().orderBy('id').execute();
  }

  /** Null where it was never saved. */
  async setting(
    name: 'booking-limits' | 'weekly-hours' | 'postal-address' | 'notices',
  ): Promise<string | null> {
    const query = this.#db.selectFrom('settings').select('value').where('name', '=', name);
    return (await query.executeTakeFirst())?.value ?? null;
  }

  /** How many emails of each newsletter are in which state. */
  newsletterEmails(): Promise<(Pick<OutboxRow, 'campaign_id' | 'status'> & { emails: number })[]> {
    return this.#db
      .selectFrom('outbox')
      .select(({ fn }) => ['campaign_id', 'status', fn.countAll<number>().as('emails')])
      .where('campaign_id', 'is not', null)
      .groupBy(['campaign_id', 'status'])
      .orderBy('campaign_id')
      .orderBy('status')
      .execute();
  }

  async lastPostId(): Promise<number> {
    const query = this.#db.selectFrom('posts').select(({ fn }) => fn.max('id').as('id'));
    // There may be none, whatever the type says.
    return ((await query.executeTakeFirst())?.id as number | null | undefined) ?? 0;
  }

  async covers(): Promise<string[]> {
    const query = this.#db.selectFrom('posts').select('featured_image').distinct().orderBy('featured_image');
    return (await query.execute()).map(({ featured_image: path }) => path);
  }

  async count(
    table: 'posts' | 'categories' | 'subscribers' | 'contacts' | 'replies' | 'consultations' | 'campaigns',
  ): Promise<number> {
    const query = this.#db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('rows'));
    return (await query.executeTakeFirstOrThrow()).rows;
  }
}
