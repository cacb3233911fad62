import type { Db } from '../db/engine.ts';
import type { ReplyRow } from '../db/tables.ts';

/** What an export reads that is not whole tables, all in its one transaction. */
export class ExportRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  categories() {
    return this.#db.selectFrom('categories').selectAll().orderBy('id').execute();
  }

  /** Earlier slugs, with what their posts have now. */
  earlierSlugs() {
    return this.#db
      .selectFrom('post_slugs')
      .innerJoin('posts', 'posts.id', 'post_slugs.post_id')
      .select(['post_slugs.slug as old', 'post_slugs.post_id', 'posts.slug'])
      .orderBy('post_slugs.slug')
      .execute();
  }

  /** Addresses of an earlier site; `slug` is that of the post they lead to. */
  oldAddresses() {
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

  account() {
    return this.#db
      .selectFrom('users')
      .select(['id', 'name', 'email', 'flags_choice'])
      .orderBy('id')
      .executeTakeFirst();
  }

  flags(user: number) {
    return this.#db
      .selectFrom('flags')
      .select(['key', 'value', 'changed_at'])
      .where('user_id', '=', user)
      .orderBy('key')
      .execute();
  }

  daysOff() {
    return this.#db.selectFrom('days_off').select(['first_day', 'last_day', 'note']).orderBy('id').execute();
  }

  slotsOff() {
    return this.#db.selectFrom('slots_off').selectAll().orderBy('day').execute();
  }

  snippets() {
    return this.#db.selectFrom('snippets').selectAll().orderBy('id').execute();
  }

  /** Null where it was never saved. */
  async setting(name: 'booking-limits' | 'postal-address' | 'notices'): Promise<string | null> {
    const query = this.#db.selectFrom('settings').select('value').where('name', '=', name);
    return (await query.executeTakeFirst())?.value ?? null;
  }

  /** How many emails of each newsletter are in which state. */
  newsletterEmails() {
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
