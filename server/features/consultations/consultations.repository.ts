import type { CalendarDay } from '#shared/business.ts';
import type { Alongside, Db } from '../../db/open.ts';
import { deleteRow, newestRows, type Page, type Slice } from '../../db/rows.ts';
import type { ConsultationRow, NewConsultation } from '../../db/tables.ts';

export class ConsultationRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Rejects with a unique violation when the slot has a live consultation. */
  async insert(consultation: NewConsultation, alongside: Alongside): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.insertInto('consultations').values(consultation).execute();
      await alongside(transaction);
    });
  }

  /** Newest first. */
  list(page: Page): Promise<Slice<ConsultationRow>> {
    return newestRows(this.#db, 'consultations', page);
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

  /** @returns whether there was one */
  delete(id: number): Promise<boolean> {
    return deleteRow(this.#db, 'consultations', id);
  }
}
