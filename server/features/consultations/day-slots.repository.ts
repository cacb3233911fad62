import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import type { Db } from '../../db/engine.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** Times of single days: those that can't be booked on them, or those that they have beside their weekday's. */
export class DaySlotRepository {
  readonly #db: Db;
  readonly #table: 'slots_off' | 'slots_added';

  constructor(db: Db, table: 'slots_off' | 'slots_added') {
    this.#db = db;
    this.#table = table;
  }

  /** Those of `first` and later, in order. */
  async from(first: CalendarDay, within?: Transaction): Promise<{ day: CalendarDay; slots: Slot[] }[]> {
    const rows = await (within?.db ?? this.#db)
      .selectFrom(this.#table)
      .selectAll()
      .where('day', '>=', first)
      .orderBy('day')
      .execute();
    return rows.map(({ day, slots }) => ({ day, slots: JSON.parse(slots) as Slot[] })); // as it was saved
  }

  /** Replaces those of a day by what `change` makes of them; nobody else changes that day meanwhile. */
  async change(
    { db }: Transaction,
    day: CalendarDay,
    change: (slots: readonly Slot[]) => readonly Slot[],
  ): Promise<void> {
    // A write, since only that locks a row that may not be there yet.
    const row = await db
      .insertInto(this.#table)
      .values({ day, slots: '[]' })
      .onConflict((conflict) => conflict.column('day').doUpdateSet({ day }))
      .returning('slots')
      .executeTakeFirstOrThrow();
    const slots = change(JSON.parse(row.slots) as Slot[]); // as it was saved
    if (slots.length === 0) await db.deleteFrom(this.#table).where('day', '=', day).execute();
    else
      await db
        .updateTable(this.#table)
        .set({ slots: JSON.stringify(slots) })
        .where('day', '=', day)
        .execute();
  }
}
