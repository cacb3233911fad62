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

  /** Says that it needs no answer, since `at` (ISO 8601): one that has a reply is answered by that. @returns whether it is there */
  async settle(id: number, at: string): Promise<boolean> {
    const last = await this.#db
      .selectFrom('replies')
      .select(['created_at', 'status'])
      .where('contact_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const isAnswered = last !== undefined && last.status !== 'failed' && last.status !== 'withdrawn';
    const set = isAnswered ? { answered_at: last.created_at, settled_at: null } : { settled_at: at };
    const query = this.#db.updateTable('contacts').set(set).where('id', '=', id);
    return (await query.executeTakeFirst()).numUpdatedRows > 0n;
  }

  /** Says that it wants an answer; where it has one, that it wants one more. @returns whether it is there */
  async reopen(id: number): Promise<boolean> {
    const query = this.#db
      .updateTable('contacts')
      .set((build) => ({
        answered_at: build
          .case()
          .when('settled_at', 'is', null)
          .then(null)
          .else(build.ref('answered_at'))
          .end(),
        settled_at: null,
      }))
      .where('id', '=', id);
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
