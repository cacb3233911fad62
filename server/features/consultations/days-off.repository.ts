import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
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

  /** Opens one day; those before and after it stay off. @returns whether it was off */
  async open(transaction: Transaction, day: CalendarDay): Promise<boolean> {
    const ranges = await transaction.db
      .deleteFrom('days_off')
      .where('first_day', '<=', day)
      .where('last_day', '>=', day)
      .returningAll()
      .execute();
    for (const { first_day, last_day, note } of ranges) {
      const parts = [
        { first_day, last_day: addDays(day, -1), note },
        { first_day: addDays(day, 1), last_day, note },
      ].filter((part) => part.first_day <= part.last_day);
      for (const part of parts) await this.insert(transaction, part);
    }
    return ranges.length > 0;
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
