import type { Db } from '../../db/open.ts';
import { type Page, type Slice, countRows } from '../../db/paging.ts';
import type { SubscriberRow } from '../../db/tables.ts';

export class SubscriberRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Adds an address; one that is there already, in whatever case, stays as it is. */
  async add(subscriber: { email: string; suspected_spam: number; subscribed_at: string }): Promise<void> {
    await this.#db
      .insertInto('subscribers')
      .values({ ...subscriber, status: 'active' })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
  }

  /** Newest first. */
  async list(page: Page): Promise<Slice<SubscriberRow>> {
    const rows = await this.#db
      .selectFrom('subscribers')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(page.limit)
      .offset((page.page - 1) * page.limit)
      .execute();
    return { rows, total: await countRows(this.#db, 'subscribers') };
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
  async delete(id: number): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('subscribers')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}
