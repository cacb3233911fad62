import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import { deleteRow, newestRows, type Page, type Slice } from '../../db/rows.ts';
import type { SubscriberRow } from '../../db/tables.ts';
import { recipients } from '../../db/recipients.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** An address that signs up. Spellings that differ in case are one. */
interface Signup {
  email: string;
  subscribed_at: string;
}

/** Who left, or could not be reached, signed up on the day they came back. */
const subscribedAt = sql<string>`
  CASE WHEN subscribers.status IN ('active', 'pending') THEN subscribers.subscribed_at ELSE excluded.subscribed_at END`;

export class SubscriberRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Keeps an address that no person may have typed, marked as such; one that is there already stays as it is. */
  async addSuspect(signup: Signup, status: 'active' | 'pending'): Promise<void> {
    await this.#db
      .insertInto('subscribers')
      .values({ ...signup, status, suspected_spam: 1 })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
  }

  /** Puts an address on the list, whatever it was before. */
  async addActive(signup: Signup): Promise<void> {
    await this.#db
      .insertInto('subscribers')
      .values({ ...signup, status: 'active', suspected_spam: 0 })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ status: 'active', suspected_spam: 0, subscribed_at: subscribedAt }),
      )
      .execute();
  }

  /**
   * Lets an address wait for its confirmation, unless it is on the list already.
   * @returns who waits; null when the address is on the list
   */
  async addPending({ db }: Transaction, signup: Signup): Promise<Pick<SubscriberRow, 'id' | 'email'> | null> {
    const waiting = await db
      .insertInto('subscribers')
      .values({ ...signup, status: 'pending', suspected_spam: 0 })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ status: 'pending', subscribed_at: subscribedAt })
          .where((build) =>
            build.or([
              build('subscribers.status', '<>', 'active'),
              build('subscribers.suspected_spam', '=', 1),
            ]),
          ),
      )
      .returning(['id', 'email'])
      .executeTakeFirst();
    return waiting ?? null;
  }

  /** Puts who waits for it on the list; a person did it. @returns whether that is so now */
  async confirm(id: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('subscribers')
      .set({ status: 'active', suspected_spam: 0 })
      .where('id', '=', id)
      .where('status', 'in', ['pending', 'active'])
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Newest first. */
  list(page: Page): Promise<Slice<SubscriberRow>> {
    return newestRows(this.#db, 'subscribers', page);
  }

  /** Whether mail still goes to this subscriber. */
  async isActive(id: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('subscribers')
      .select('id')
      .where('id', '=', id)
      .where('status', '=', 'active')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** To how many the newsletter goes now. */
  async countRecipients(): Promise<number> {
    const { count } = await recipients(this.#db)
      .select((build) => build.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Writes no more to those whose address takes no mail. */
  async markBounced({ db }: Transaction, ids: readonly number[]): Promise<void> {
    await db
      .updateTable('subscribers')
      .set({ status: 'bounced' })
      .where('id', 'in', ids)
      .where('status', '<>', 'unsubscribed')
      .execute();
  }

  /** Writes again to those whom a campaign could not reach; who left stays away. */
  async restoreBounced({ db }: Transaction, campaign: number): Promise<void> {
    await db
      .updateTable('subscribers')
      .set({ status: 'active' })
      .where('status', '=', 'bounced')
      .where('id', 'in', (build) =>
        build
          .selectFrom('outbox')
          .select('subscriber_id')
          .where('campaign_id', '=', campaign)
          .where('status', '=', 'failed')
          .where('subscriber_id', 'is not', null)
          .$castTo<{ subscriber_id: number }>(),
      )
      .execute();
  }

  /** @param campaign the one whose mail was left by */
  async unsubscribe(id: number, campaign: number): Promise<void> {
    await this.#db
      .updateTable('subscribers')
      .set((build) => ({
        status: 'unsubscribed',
        // The campaign may be younger than the backup that this database came from.
        left_campaign_id: build.selectFrom('campaigns').select('id').where('id', '=', campaign),
      }))
      .where('id', '=', id)
      .where('status', '<>', 'unsubscribed')
      .execute();
  }

  /** @returns whether there was one */
  delete(id: number): Promise<boolean> {
    return deleteRow(this.#db, 'subscribers', id);
  }
}
