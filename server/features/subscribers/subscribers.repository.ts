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

  async activeEmails(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('subscribers')
      .select('email')
      .where('status', '=', 'active')
      .where('suspected_spam', '=', 0)
      .orderBy('id')
      .execute();
    return rows.map((row) => row.email);
  }

  /** @returns whether there was one */
  delete(id: number): Promise<boolean> {
    return deleteRow(this.#db, 'subscribers', id);
  }
}
