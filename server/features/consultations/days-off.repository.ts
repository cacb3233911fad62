import type { CalendarDay } from '#shared/business.ts';
import type { Db } from '../../db/engine.ts';

/** Days on which nothing can be booked; the database refuses consultations on them. */
export class DayOffRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** From `first` on, in their order. */
  async from(first: CalendarDay): Promise<CalendarDay[]> {
    const rows = await this.#db
      .selectFrom('days_off')
      .select('day')
      .where('day', '>=', first)
      .orderBy('day')
      .execute();
    return rows.map(({ day }) => day);
  }

  /** One that is there already stays. */
  async insert(day: CalendarDay): Promise<void> {
    await this.#db
      .insertInto('days_off')
      .values({ day })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** @returns whether there was one */
  async delete(day: CalendarDay): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('days_off')
      .where('day', '=', day)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}
