import type { Db } from '../../db/engine.ts';
import type { ContactRow, NewContact } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

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

  /** @param at since when it needs no answer; null where it wants one @returns whether it is there */
  async settle(id: number, at: string | null): Promise<boolean> {
    const query = this.#db.updateTable('contacts').set({ settled_at: at }).where('id', '=', id);
    return (await query.executeTakeFirst()).numUpdatedRows > 0n;
  }

  /** Says whether it is spam, whatever was suspected. @returns whether it is there */
  async judge(id: number, isSpam: boolean): Promise<boolean> {
    const query = this.#db
      .updateTable('contacts')
      .set({ suspected_spam: isSpam ? 1 : 0 })
      .where('id', '=', id);
    return (await query.executeTakeFirst()).numUpdatedRows > 0n;
  }

  /** @returns the deleted message; null when it did not exist */
  async delete({ db }: Transaction, id: number): Promise<ContactRow | null> {
    const row = await db.deleteFrom('contacts').where('id', '=', id).returningAll().executeTakeFirst();
    return row ?? null;
  }

  /** Puts a deleted message back. */
  async putBack({ db }: Transaction, contact: ContactRow): Promise<void> {
    await db.insertInto('contacts').values(contact).execute();
  }
}
