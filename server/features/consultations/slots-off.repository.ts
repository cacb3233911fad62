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

  /** Replaces what is off on a day by what `change` makes of it; nobody else changes that day meanwhile. */
  async change(
    { db }: Transaction,
    day: CalendarDay,
    change: (off: readonly Slot[]) => readonly Slot[],
  ): Promise<void> {
    // A write, since only that locks a row that may not be there yet.
    const row = await db
      .insertInto('slots_off')
      .values({ day, slots: '[]' })
      .onConflict((conflict) => conflict.column('day').doUpdateSet({ day }))
      .returning('slots')
      .executeTakeFirstOrThrow();
    const off = change(JSON.parse(row.slots) as Slot[]); // as it was saved
    if (off.length === 0) await db.deleteFrom('slots_off').where('day', '=', day).execute();
    else
      await db
        .updateTable('slots_off')
        .set({ slots: JSON.stringify(off) })
        .where('day', '=', day)
        .execute();
  }
}
