import type { Alongside, Db } from '../../db/open.ts';
import type { ContactRow, NewContact } from '../../db/tables.ts';
import { deleteRow, newestRows, type Page, type Slice } from '../../db/rows.ts';

export class ContactRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async insert(contact: NewContact, alongside: Alongside): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.insertInto('contacts').values(contact).execute();
      await alongside(transaction);
    });
  }

  /** Newest first. */
  list(page: Page): Promise<Slice<ContactRow>> {
    return newestRows(this.#db, 'contacts', page);
  }

  /** @returns whether there was one */
  delete(id: number): Promise<boolean> {
    return deleteRow(this.#db, 'contacts', id);
  }
}
