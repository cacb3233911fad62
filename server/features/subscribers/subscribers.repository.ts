import type { Db } from '../../db/open.ts';
import { deleteRow, newestRows, type Page, type Slice } from '../../db/rows.ts';
import type { SubscriberRow } from '../../db/tables.ts';

export class SubscriberRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Adds an address; one that is there already, in whatever case, stays as it is, but for the mark of suspected
   * spam, which a signup above suspicion takes off.
   */
  async add(subscriber: { email: string; suspected_spam: number; subscribed_at: string }): Promise<void> {
    await this.#db
      .insertInto('subscribers')
      .values({ ...subscriber, status: 'active' })
      .onConflict((conflict) =>
        subscriber.suspected_spam === 1
          ? conflict.column('email').doNothing()
          : conflict.column('email').doUpdateSet({ suspected_spam: 0 }),
      )
      .execute();
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

  /** @param campaign the one whose mail was left by */
  async unsubscribe(id: number, campaign: number): Promise<void> {
    await this.#db
      .updateTable('subscribers')
      .set({ status: 'unsubscribed', left_campaign_id: campaign })
      .where('id', '=', id)
      .where('status', '<>', 'unsubscribed')
      .execute();
  }

  /** @returns whether there was one */
  delete(id: number): Promise<boolean> {
    return deleteRow(this.#db, 'subscribers', id);
  }
}
