import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Db } from '../../db/engine.ts';
import type { DayOffRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** Days without consultations, from one to another; the database rejects bookings on them. */
export class DayOffRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** All that end on `first` or later, in order. */
  from(first: CalendarDay, within?: Transaction): Promise<DayOffRow[]> {
    return (within?.db ?? this.#db)
      .selectFrom('days_off')
      .selectAll()
      .where('last_day', '>=', first)
      .orderBy('first_day')
      .orderBy('last_day')
      .execute();
  }

  /** The same days once more only change the note; those within them that have the same note become part of them. */
  async insert({ db }: Transaction, range: Omit<DayOffRow, 'id'>): Promise<void> {
    await db
      .deleteFrom('days_off')
      .where('first_day', '>=', range.first_day)
      .where('last_day', '<=', range.last_day)
      .where('note', '=', range.note)
      .execute();
    await db
      .insertInto('days_off')
      .values(range)
      .onConflict((conflict) => conflict.columns(['first_day', 'last_day']).doUpdateSet({ note: range.note }))
      .execute();
  }

  /** Removes all that include a day. @returns them */
  deleteOn({ db }: Transaction, day: CalendarDay): Promise<DayOffRow[]> {
    return db
      .deleteFrom('days_off')
      .where('first_day', '<=', day)
      .where('last_day', '>=', day)
      .returningAll()
      .execute();
  }

  /** @returns it; undefined where there was no such range */
  delete(id: number, within?: Transaction): Promise<DayOffRow | undefined> {
    return (within?.db ?? this.#db)
      .deleteFrom('days_off')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
  }
}
