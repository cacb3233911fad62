import type { Db } from '../../db/open.ts';
import type { ContactRow, NewContact } from '../../db/tables.ts';
import { deleteRow, newestRows, type Page, type Slice } from '../../db/rows.ts';

export class ContactRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** @param inTransaction is done in the same transaction; it is told the message's id */
  async insert(
    contact: NewContact,
    inTransaction: (transaction: Db, id: number) => Promise<void>,
  ): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const { id } = await transaction
        .insertInto('contacts')
        .values(contact)
        .returning('id')
        .executeTakeFirstOrThrow();
      await inTransaction(transaction, id);
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
