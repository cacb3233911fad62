import type { CalendarDay } from '#shared/business.ts';
import type { Db } from '../../db/open.ts';
import { type Page, type Slice, countRows } from '../../db/paging.ts';
import type { ConsultationRow, NewConsultation } from '../../db/tables.ts';

export class ConsultationRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Rejects with a unique violation when the slot has a live consultation. */
  async insert(consultation: NewConsultation): Promise<void> {
    await this.#db.insertInto('consultations').values(consultation).execute();
  }

  /** Newest first. */
  async list(page: Page): Promise<Slice<ConsultationRow>> {
    const rows = await this.#db
      .selectFrom('consultations')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(page.limit)
      .offset((page.page - 1) * page.limit)
      .execute();
    return { rows, total: await countRows(this.#db, 'consultations') };
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
  async delete(id: number): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('consultations')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}
