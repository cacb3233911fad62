import { sql, type Updateable } from 'kysely';
import type { CampaignState } from '#shared/contract/campaigns.ts';
import type { SentBefore } from '#shared/contract/rich-newsletters.ts';
import { slugify } from '#shared/slug.ts';
import type { Db } from '../../db/engine.ts';
import type { CampaignRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import { freeSlug } from '../../slug.ts';
import { COUNTS, type Progress } from './listed-campaigns.repository.ts';

/** A campaign to save. `send_at` is null for one that is sent at once. */
export type NewCampaign = Pick<
  CampaignRow,
  | 'subject'
  | 'content'
  | 'preview_text'
  | 'cta_text'
  | 'cta_url'
  | 'send_at'
  | 'format'
  | 'post_id'
  | 'post_part'
  | 'on_web'
>;

/** What stands below /newsletter beside the newsletters. */
const RESERVED = new Set(['confirm', 'unsubscribe', 'feed.xml', 'feed.json']);
/** The one of the settings, '' without one. */
const POSTAL_ADDRESS = sql<string>`coalesce((select value from settings where name = 'postal-address'), '')`;
/** How many writers may take the free slug before this one does. */
const MAX_ATTEMPTS = 20;

export class CampaignRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** @returns its id; null when an earlier request with this key has created a campaign */
  async insert(
    transaction: Transaction,
    campaign: NewCampaign,
    requestKey: string | null,
    now: Date,
  ): Promise<number | null> {
    const at = now.toISOString();
    const begun = campaign.send_at === null;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const query = transaction.db
        .insertInto('campaigns')
        .values({
          ...campaign,
          slug: campaign.on_web === 1 ? await this.freeSlug(transaction, campaign.subject) : null,
          state: begun ? 'sending' : 'scheduled',
          begun_at: begun ? at : null,
          postal_address: begun ? POSTAL_ADDRESS : null,
          request_key: requestKey,
          created_at: at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id');
      const id = (await query.executeTakeFirst())?.id;
      if (id !== undefined) return id;
      if (requestKey !== null && (await this.#hasRequest(transaction, requestKey))) return null;
      // Another transaction has taken the slug meanwhile.
    }
    throw new Error('No address was free for a newsletter.');
  }

  /** The last part of an address that no newsletter has. */
  freeSlug({ db }: Transaction, subject: string): Promise<string> {
    return freeSlug(slugify(subject, 'newsletter'), async (slug) => {
      if (RESERVED.has(slug)) return true;
      const twin = db.selectFrom('campaigns').select('id').where('slug', '=', slug);
      return (await twin.executeTakeFirst()) !== undefined;
    });
  }

  /** What a campaign has under this subject: the address of its page is made of that. */
  async named(
    transaction: Transaction,
    before: Pick<CampaignRow, 'subject' | 'slug' | 'on_web'>,
    subject: string,
  ): Promise<Pick<CampaignRow, 'subject' | 'slug'>> {
    const isNamedAnew = before.on_web === 1 && subject !== before.subject;
    return { subject, slug: isNamedAnew ? await this.freeSlug(transaction, subject) : before.slug };
  }

  /** Renames those of this post that wait with its post: a subject that the owner never changed is the post's title. */
  async followTitle(
    transaction: Transaction,
    post: number,
    { before, after }: { before: string; after: string },
  ): Promise<void> {
    const waiting = await transaction.db
      .selectFrom('campaigns')
      .select(['id', 'subject', 'slug', 'on_web'])
      .where('post_id', '=', post)
      .where('state', '=', sql.lit('scheduled'))
      .where('subject', '=', before)
      .forUpdate()
      .execute();
    for (const campaign of waiting)
      await this.update(transaction, campaign.id, await this.named(transaction, campaign, after));
  }

  async #hasRequest({ db }: Transaction, requestKey: string): Promise<boolean> {
    const query = db.selectFrom('campaigns').select('id').where('request_key', '=', requestKey);
    return (await query.executeTakeFirst()) !== undefined;
  }

  /** The campaign that a request with this key created. */
  ofRequest({ db }: Transaction, requestKey: string | null): Promise<CampaignRow> {
    return db
      .selectFrom('campaigns')
      .selectAll()
      .where('request_key', '=', requestKey)
      .executeTakeFirstOrThrow();
  }

  /** The newest one of this post, whatever became of it. @returns its id; null where there is none */
  async lastOfPost(post: number): Promise<number | null> {
    const query = this.#db
      .selectFrom('campaigns')
      .select(({ fn }) => fn.max('id').as('id'))
      .where('post_id', '=', post);
    return (await query.executeTakeFirstOrThrow()).id;
  }

  /** Reads a campaign and locks it until the transaction ends, so that changes of its state follow one another. */
  lock({ db }: Transaction, id: number): Promise<CampaignRow | undefined> {
    return db.selectFrom('campaigns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  }

  /** Changes a campaign that the transaction has locked. */
  async update({ db }: Transaction, id: number, change: Updateable<CampaignRow>): Promise<void> {
    await db.updateTable('campaigns').set(change).where('id', '=', id).execute();
  }

  /** Notes the postal address that its emails have from now on: it begins. */
  async keepPostalAddress({ db }: Transaction, id: number): Promise<void> {
    await db.updateTable('campaigns').set({ postal_address: POSTAL_ADDRESS }).where('id', '=', id).execute();
  }

  /** Deletes a campaign that the transaction has locked. */
  async delete({ db }: Transaction, id: number): Promise<void> {
    await db.deleteFrom('campaigns').where('id', '=', id).execute();
  }

  find(id: number): Promise<CampaignRow | undefined> {
    return this.#db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The states of those of this post that were sent or wait: one that was cancelled before it began is none. */
  async statesOfPost(post: number): Promise<CampaignState[]> {
    const rows = await this.#db
      .selectFrom('campaigns')
      .select('state')
      .distinct()
      .where('post_id', '=', post)
      .where((is) => is.or([is('state', '!=', 'cancelled'), is('begun_at', 'is not', null)]))
      .execute();
    return rows.map(({ state }) => state);
  }

  /** The newest one of this post that waits. */
  async waitingOfPost(
    post: number,
  ): Promise<Pick<CampaignRow, 'id' | 'subject' | 'preview_text' | 'post_part' | 'send_at'> | undefined> {
    return this.#db
      .selectFrom('campaigns')
      .select(['id', 'subject', 'preview_text', 'post_part', 'send_at'])
      .where('post_id', '=', post)
      .where('state', '=', 'scheduled')
      .orderBy('id', 'desc')
      .executeTakeFirst();
  }

  /** The newest one of this post that went out, and to how many. */
  sentOfPost(post: number): Promise<SentBefore | undefined> {
    return this.#db
      .selectFrom('campaigns')
      .innerJoin('outbox', 'outbox.campaign_id', 'campaigns.id')
      .select(['campaigns.id as campaign', 'campaigns.begun_at as sent_at'])
      .select(({ fn }) => fn.countAll<number>().as('recipients'))
      .where('campaigns.post_id', '=', post)
      .where('campaigns.begun_at', 'is not', null)
      .groupBy(['campaigns.id', 'campaigns.begun_at'])
      .orderBy('campaigns.begun_at', 'desc')
      .limit(1)
      .$narrowType<{ sent_at: string }>()
      .executeTakeFirst();
  }

  /** Whether it was ever sent to anyone. */
  async hasEmails({ db }: Transaction, id: number): Promise<boolean> {
    const query = db.selectFrom('outbox').select('id').where('campaign_id', '=', id).limit(1);
    return (await query.executeTakeFirst()) !== undefined;
  }

  async progress(id: number): Promise<Progress> {
    return this.#db
      .selectFrom('outbox')
      .select(COUNTS)
      .where('campaign_id', '=', id)
      .executeTakeFirstOrThrow();
  }

  /** The progress of a campaign that the transaction has locked, and when it began. */
  sentSoFar({ db }: Transaction, id: number): Promise<Progress & Pick<CampaignRow, 'begun_at'>> {
    return db
      .selectFrom('campaigns')
      .leftJoin('outbox', 'outbox.campaign_id', 'campaigns.id')
      .select('campaigns.begun_at')
      .select(COUNTS)
      .where('campaigns.id', '=', id)
      .groupBy('campaigns.begun_at')
      .executeTakeFirstOrThrow();
  }
}
