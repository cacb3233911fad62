import type { Db } from '../../db/open.ts';
import type { ContactRow, NewContact } from '../../db/tables.ts';
import { type Page, type Slice, countRows } from '../../db/paging.ts';

export class ContactRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async insert(contact: NewContact): Promise<void> {
    await this.#db.insertInto('contacts').values(contact).execute();
  }

  /** Newest first. */
  async list(page: Page): Promise<Slice<ContactRow>> {
    const rows = await this.#db
      .selectFrom('contacts')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(page.limit)
      .offset((page.page - 1) * page.limit)
      .execute();
    return { rows, total: await countRows(this.#db, 'contacts') };
  }

  /** @returns whether there was one */
  async delete(id: number): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom('contacts').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0n;
  }
}
