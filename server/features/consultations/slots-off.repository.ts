import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import type { Db } from '../../db/engine.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** The times of single days that can't be booked on them. */
export class SlotOffRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Those of `first` and later, in order. */
  async from(first: CalendarDay, within?: Transaction): Promise<{ day: CalendarDay; slots: Slot[] }[]> {
    const rows = await (within?.db ?? this.#db)
      .selectFrom('slots_off')
      .selectAll()
      .where('day', '>=', first)
      .orderBy('day')
      .execute();
    return rows.map(({ day, slots }) => ({ day, slots: JSON.parse(slots) as Slot[] })); // as it was saved
  }

  /** Without slots, nothing is off on that day. */
  async save(day: CalendarDay, off: readonly Slot[]): Promise<void> {
    if (off.length === 0) {
      await this.#db.deleteFrom('slots_off').where('day', '=', day).execute();
      return;
    }
    const slots = JSON.stringify(off);
    await this.#db
      .insertInto('slots_off')
      .values({ day, slots })
      .onConflict((conflict) => conflict.column('day').doUpdateSet({ slots }))
      .execute();
  }
}
