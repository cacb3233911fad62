import type { Db } from '../../db/engine.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** Rows in one statement: SQLite takes some thousand values. */
const CHUNK = 500;

/** From an instant to another; the end is not part of it. */
export interface BusyTime {
  start: Date;
  end: Date;
}

/** One with what its calendar calls itself; '' where it doesn't. */
export interface NamedBusyTime extends BusyTime {
  calendar: string;
}

/** When calendars keep their owner busy. Each write counts up the revision of the availability. */
export class BusyTimeRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Those between two instants, of the calendars that were read after `freshSince`. */
  async between(from: Date, until: Date, freshSince: Date, within?: Transaction): Promise<NamedBusyTime[]> {
    const rows = await (within?.db ?? this.#db)
      .selectFrom('busy_times')
      .innerJoin('busy_calendars', 'busy_calendars.id', 'busy_times.calendar_id')
      .select(['starts_at', 'ends_at', 'name'])
      .where('ends_at', '>', from.toISOString())
      .where('starts_at', '<', until.toISOString())
      .where('read_at', '>', freshSince.toISOString())
      .execute();
    return rows.map((row) => ({ ...busyTime(row), calendar: row.name }));
  }

  /** When the calendar was read that is the next to count no more; null when none counts. */
  async oldestReading(freshSince: Date): Promise<string | null> {
    const row = await this.#db
      .selectFrom('busy_calendars')
      .select('read_at')
      .where('read_at', '>', freshSince.toISOString())
      .orderBy('read_at')
      .limit(1)
      .executeTakeFirst();
    return row?.read_at ?? null;
  }

  /** Those of all calendars that end later, by calendar and in order. */
  async after(from: Date): Promise<Map<number, BusyTime[]>> {
    const rows = await this.#db
      .selectFrom('busy_times')
      .select(['calendar_id', 'starts_at', 'ends_at'])
      .where('ends_at', '>', from.toISOString())
      .orderBy('starts_at')
      .execute();
    const found = new Map<number, BusyTime[]>();
    for (const row of rows) {
      const times = found.get(row.calendar_id) ?? [];
      times.push(busyTime(row));
      found.set(row.calendar_id, times);
    }
    return found;
  }

  /** Puts these in the place of a calendar's; writes nothing when they are the same, unless `anyway`. @returns whether it wrote */
  async replace(
    { db }: Transaction,
    calendarId: number,
    times: readonly BusyTime[],
    anyway: boolean,
  ): Promise<boolean> {
    const rows = times.map(({ start, end }) => ({
      calendar_id: calendarId,
      starts_at: start.toISOString(),
      ends_at: end.toISOString(),
    }));
    const before = await db
      .selectFrom('busy_times')
      .select(['starts_at', 'ends_at'])
      .where('calendar_id', '=', calendarId)
      .orderBy('starts_at')
      .execute();
    const isSame = before.length === rows.length && before.every((row, index) => isEqual(row, rows[index]));
    if (isSame && !anyway) return false;
    await db.deleteFrom('busy_times').where('calendar_id', '=', calendarId).execute();
    for (let first = 0; first < rows.length; first += CHUNK) {
      await db
        .insertInto('busy_times')
        .values(rows.slice(first, first + CHUNK))
        .execute();
    }
    return true;
  }
}

type Stored = Record<'starts_at' | 'ends_at', string>;

function isEqual(one: Stored, other: Stored | undefined): boolean {
  return one.starts_at === other?.starts_at && one.ends_at === other.ends_at;
}

function busyTime({ starts_at, ends_at }: Stored): BusyTime {
  return { start: new Date(starts_at), end: new Date(ends_at) };
}
