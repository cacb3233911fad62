import type { Clock } from '../../clock.ts';
import type { BusyCalendarRow, ConsultationRow } from '../../db/tables.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { conflict, notFound, unprocessable } from '../../http/errors.ts';
import type { Logger } from '../../log.ts';
import { claimEnd, freshSince, MAX_CALENDARS, nextReading } from './busy-calendar-rules.ts';
import type { BusyCalendarRepository } from './busy-calendars.repository.ts';
import type { BusyTime, BusyTimeRepository } from './busy-times.repository.ts';
import { accessOf, type AccessSeal, type CalendarAccess } from './calendar-access.ts';
import { CalendarProblem } from './calendar-problem.ts';
import type { CalendarReadings } from './calendar-readings.ts';
import { fieldOf, sentenceOf } from './problem-sentences.ts';

interface Deps {
  inTransaction: InTransaction;
  calendars: BusyCalendarRepository;
  times: BusyTimeRepository;
  readings: CalendarReadings;
  seal: AccessSeal;
  /** The consultations that are not cancelled. */
  live: () => Promise<ConsultationRow[]>;
  clock: Clock;
  log: Logger;
  /** Called after every write that takes or frees slots. */
  onChange: () => void;
}

/** A calendar with what is known of it. */
export interface KnownCalendar {
  row: BusyCalendarRow;
  /** Those that are not over; none where it counts no more. */
  times: readonly BusyTime[];
  /** Whether it was read lately enough to count. */
  counts: boolean;
}

/** The owner's calendars, and what they say of when she is busy. */
export class BusyCalendarService {
  readonly #deps: Deps;
  readonly #closing = new AbortController();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The calendars, and the consultations that may stand at busy times. */
  async list(): Promise<{ calendars: KnownCalendar[]; live: ConsultationRow[]; now: Date }> {
    const { calendars, times, live, clock } = this.#deps;
    const now = clock();
    const rows = await calendars.list();
    if (rows.length === 0) return { calendars: [], live: [], now };
    const fresh = freshSince(now).toISOString();
    const known = await times.after(now);
    return {
      calendars: rows.map((row) => {
        const counts = row.read_at > fresh;
        return { row, counts, times: counts ? (known.get(row.id) ?? []) : [] };
      }),
      live: await live(),
      now,
    };
  }

  /** Those that can't be read at present. */
  async failing(): Promise<Omit<KnownCalendar, 'times'>[]> {
    const fresh = freshSince(this.#deps.clock()).toISOString();
    const rows = await this.#deps.calendars.failing();
    return rows.map((row) => ({ row, counts: row.read_at > fresh }));
  }

  /**
   * Reads a calendar, and keeps it if that is possible; one whose address is known already is reached as it says now.
   * @throws HttpError 422 with what is wrong with it, 409 when there are too many
   */
  async add({ address, user, password }: CalendarAccess): Promise<void> {
    const { inTransaction, calendars, readings, seal, clock } = this.#deps;
    const access = accessOf(address, user, password);
    if (access === null) {
      throw unprocessable('An address of a calendar begins with https:// or webcal://.', 'address');
    }
    const rows = await calendars.list();
    const known = rows.find((row) => this.#reaches(row, access.address));
    if (known === undefined && rows.length >= MAX_CALENDARS) {
      throw conflict(`At most ${MAX_CALENDARS} calendars can be read.`, 'address');
    }
    const { times, ...found } = await readings.read(access, this.#closing.signal).catch(refuse);
    const { host } = new URL(access.address);
    const calendar = { ...found, host, sealed: seal.seal(access), signs_in: access.user === '' ? 0 : 1 };
    const now = clock();
    const at = { read: now, due: nextReading(now, 0) };
    await inTransaction(async (transaction) => {
      const isThere = known !== undefined && (await calendars.read(transaction, known.id, calendar, at));
      const id = isThere ? known.id : await calendars.insert(transaction, calendar, at);
      await this.#deps.times.replace(transaction, id, times, true);
      transaction.afterCommit(this.#deps.onChange);
    });
  }

  /** Reads one now. What fails is noted with it. @throws HttpError 404 */
  async check(id: number): Promise<void> {
    const row = await this.#deps.calendars.find(id);
    if (row === null) throw gone();
    await this.#update(row);
  }

  /** @throws HttpError 404 */
  async remove(id: number): Promise<void> {
    const { inTransaction, calendars, onChange } = this.#deps;
    await inTransaction(async (transaction) => {
      if (!(await calendars.delete(transaction, id))) throw gone();
      transaction.afterCommit(onChange);
    });
  }

  /** Reads the next calendar that is due, if no other process does. @returns whether there was one */
  async readDue(): Promise<boolean> {
    const { inTransaction, calendars } = this.#deps;
    const row = await inTransaction((transaction) => calendars.claimDue(transaction, claimEnd));
    if (row === null || this.#closing.signal.aborted) return false;
    await this.#update(row);
    return true;
  }

  /** Ends what is being read, which counts as no failure. */
  close(): Promise<void> {
    this.#closing.abort();
    return this.#deps.readings.close();
  }

  async #update(row: BusyCalendarRow): Promise<void> {
    const { inTransaction, calendars, times, readings, seal, clock, onChange } = this.#deps;
    try {
      const { times: found, ...reading } = await readings.read(seal.open(row.sealed), this.#closing.signal);
      const now = clock();
      await inTransaction(async (transaction) => {
        const at = { read: now, due: nextReading(now, 0) };
        if (!(await calendars.read(transaction, row.id, reading, at))) return; // removed meanwhile
        const counted = row.read_at > freshSince(now).toISOString();
        if (await times.replace(transaction, row.id, found, !counted)) transaction.afterCommit(onChange);
      });
    } catch (error) {
      if (!(error instanceof CalendarProblem)) throw error;
      if (!this.#closing.signal.aborted) await this.#note(row, error);
    }
  }

  async #note(row: BusyCalendarRow, { code }: CalendarProblem): Promise<void> {
    const { calendars, clock, log } = this.#deps;
    const now = clock();
    const failures = row.failures + 1;
    log.warn({ calendar: row.id, problem: code, failures }, 'a calendar of busy times can not be read');
    const since = row.failing_since ?? now.toISOString();
    await calendars.fail(row.id, { problem: code, since, failures }, nextReading(now, failures));
  }

  #reaches({ sealed }: BusyCalendarRow, address: CalendarAccess['address']): boolean {
    try {
      return this.#deps.seal.open(sealed).address === address;
    } catch {
      return false; // sealed with another secret
    }
  }
}

function refuse(error: unknown): never {
  throw error instanceof CalendarProblem ? unprocessable(sentenceOf(error.code), fieldOf(error.code)) : error;
}

function gone() {
  return notFound('That calendar is not read any more.');
}
