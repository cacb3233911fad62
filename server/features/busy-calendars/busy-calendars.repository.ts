import type { Db } from '../../db/engine.ts';
import type { SharedClock } from '../../db/shared-clock.ts';
import type { BusyCalendarRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** What a reading found out about a calendar, beside its busy times. */
export interface Reading {
  name: string;
  unreadable: number;
}

/** A calendar that is new, or reached in a new way. */
export interface ReachedCalendar extends Reading {
  host: string;
  sealed: string;
  signs_in: number;
}

/** What follows a reading that failed. */
export interface Failure {
  problem: string;
  since: string;
  failures: number;
}

/** The calendars that tell when the owner is busy; by the clock that all processes share. */
export class BusyCalendarRepository {
  readonly #db: Db;
  readonly #now: SharedClock;

  constructor(db: Db, now: SharedClock) {
    this.#db = db;
    this.#now = now;
  }

  /** In the order in which they were added. */
  list(): Promise<BusyCalendarRow[]> {
    return this.#db.selectFrom('busy_calendars').selectAll().orderBy('id').execute();
  }

  failing(): Promise<BusyCalendarRow[]> {
    return this.#db
      .selectFrom('busy_calendars')
      .selectAll()
      .where('failing_since', 'is not', null)
      .orderBy('id')
      .execute();
  }

  async find(id: number): Promise<BusyCalendarRow | null> {
    const row = await this.#db
      .selectFrom('busy_calendars')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row ?? null;
  }

  /** Adds one that was just read. @returns its id */
  async insert(
    { db }: Transaction,
    calendar: ReachedCalendar,
    at: { read: Date; due: Date },
  ): Promise<number> {
    const { id } = await db
      .insertInto('busy_calendars')
      .values({ ...calendar, read_at: at.read.toISOString(), due_at: at.due.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Notes that it was read. @returns whether it is still there */
  async read(
    { db }: Transaction,
    id: number,
    found: Reading | ReachedCalendar,
    at: { read: Date; due: Date },
  ): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('busy_calendars')
      .set({
        ...found,
        ...{ read_at: at.read.toISOString(), due_at: at.due.toISOString() },
        ...{ failing_since: null, problem: null, failures: 0, claimed_until: null },
      })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Notes that it could not be read; what was read before stays. */
  async fail(id: number, { problem, since, failures }: Failure, due: Date): Promise<void> {
    await this.#db
      .updateTable('busy_calendars')
      .set({ problem, failing_since: since, failures, due_at: due.toISOString(), claimed_until: null })
      .where('id', '=', id)
      .execute();
  }

  /** Its busy times go with it. @returns whether there was one */
  async delete({ db }: Transaction, id: number): Promise<boolean> {
    await db.deleteFrom('busy_times').where('calendar_id', '=', id).execute();
    const { numDeletedRows } = await db.deleteFrom('busy_calendars').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /**
   * Claims the next calendar that is due, unless another process has.
   * @param end when the claim ends, by what the clock says
   */
  async claimDue({ db }: Transaction, end: (now: Date) => Date): Promise<BusyCalendarRow | null> {
    const now = await this.#now(db);
    const row = await db
      .selectFrom('busy_calendars')
      .selectAll()
      .where('due_at', '<=', now.toISOString())
      .where((build) =>
        build.or([build('claimed_until', 'is', null), build('claimed_until', '<=', now.toISOString())]),
      )
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (row === undefined) return null;
    await db
      .updateTable('busy_calendars')
      .set({ claimed_until: end(now).toISOString() })
      .where('id', '=', row.id)
      .execute();
    return row;
  }
}
