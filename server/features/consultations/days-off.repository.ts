import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Db } from '../../db/engine.ts';

/** Days without consultations; the database rejects bookings on them. */
export class DayOffRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** All days off from `first` on, in order. */
  async from(first: CalendarDay): Promise<CalendarDay[]> {
    const rows = await this.#db
      .selectFrom('days_off')
      .select('day')
      .where('day', '>=', first)
      .orderBy('day')
      .execute();
    return rows.map(({ day }) => day);
  }

  /** Does nothing when the day is off already. */
  async insert(day: CalendarDay): Promise<void> {
    await this.#db
      .insertInto('days_off')
      .values({ day })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** @returns whether the day was off */
  async delete(day: CalendarDay): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('days_off')
      .where('day', '=', day)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}
