import type { CalendarDay, Slot } from '#shared/business.ts';
import type { InTransaction, Db } from '../../db/open.ts';
import { newestRows, type Page, type Slice } from '../../db/rows.ts';
import type { ConsultationRow, NewConsultation } from '../../db/tables.ts';

/** A consultation as it was when it was read: what is to be changed must still be that. */
type Version = Pick<ConsultationRow, 'id' | 'sequence'>;

export class ConsultationRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Rejects with a unique violation when the slot has a live consultation, and on a day off with that. */
  async insert(consultation: NewConsultation, inTransaction: InTransaction): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.insertInto('consultations').values(consultation).execute();
      await inTransaction(transaction);
    });
  }

  /** Newest first. */
  list(page: Page): Promise<Slice<ConsultationRow>> {
    return newestRows(this.#db, 'consultations', page);
  }

  /** All that are not cancelled, in the order of their days. */
  live(): Promise<ConsultationRow[]> {
    return this.#db
      .selectFrom('consultations')
      .selectAll()
      .where('status', '<>', 'cancelled')
      .orderBy('consultation_date')
      .orderBy('id')
      .execute();
  }

  /** The slots that live consultations hold from `first` to `last`, both included. */
  taken(first: CalendarDay, last: CalendarDay) {
    return this.#db
      .selectFrom('consultations')
      .select(['consultation_date', 'consultation_time'])
      .where('consultation_date', '>=', first)
      .where('consultation_date', '<=', last)
      .where('status', '<>', 'cancelled')
      .execute();
  }

  async find(by: { id: number } | { uid: string }): Promise<ConsultationRow | null> {
    const query = this.#db.selectFrom('consultations').selectAll();
    const found = 'id' in by ? query.where('id', '=', by.id) : query.where('uid', '=', by.uid);
    return (await found.executeTakeFirst()) ?? null;
  }

  /**
   * Gives a consultation another slot. Rejects as `insert` does.
   * @returns false when it has been changed since it was read; then nothing happens
   */
  move(
    version: Version,
    to: { date: CalendarDay; time: Slot },
    inTransaction: InTransaction,
  ): Promise<boolean> {
    return this.#change(version, { consultation_date: to.date, consultation_time: to.time }, inTransaction);
  }

  /** @returns as `move` does */
  cancel(version: Version, inTransaction: InTransaction): Promise<boolean> {
    return this.#change(version, { status: 'cancelled' }, inTransaction);
  }

  /** @returns as `move` does */
  delete({ id, sequence }: Version, inTransaction: InTransaction): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('consultations')
        .where('id', '=', id)
        .where('sequence', '=', sequence)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      await inTransaction(transaction);
      return true;
    });
  }

  #change(
    { id, sequence }: Version,
    changes: Partial<ConsultationRow>,
    inTransaction: InTransaction,
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('consultations')
        .set({ ...changes, sequence: sequence + 1 })
        .where('id', '=', id)
        .where('sequence', '=', sequence)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await inTransaction(transaction);
      return true;
    });
  }
}
