import type { Db } from '../../db/engine.ts';
import type { ContactRow, NewContact } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import { deleteRow, newestRows, type Page, type Slice } from '../../db/rows.ts';

export class ContactRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** @returns the message's id */
  async insert({ db }: Transaction, contact: NewContact): Promise<number> {
    const query = db.insertInto('contacts').values(contact).returning('id');
    return (await query.executeTakeFirstOrThrow()).id;
  }

  async find(id: number): Promise<ContactRow | null> {
    const query = this.#db.selectFrom('contacts').selectAll().where('id', '=', id);
    return (await query.executeTakeFirst()) ?? null;
  }

  /** Newest first. */
  list(page: Page): Promise<Slice<ContactRow>> {
    return newestRows(this.#db, 'contacts', page);
  }

  /** @returns whether the message existed */
  delete(id: number): Promise<boolean> {
    return deleteRow(this.#db, 'contacts', id);
  }
}
