import { dayOf } from '#shared/business-time.ts';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import type { DayOff } from '#shared/contract/availability.ts';
import { weekdayOf } from '#shared/weekdays.ts';
import type { Clock } from '../../clock.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { type HttpError, notFound, unprocessable } from '../../http/errors.ts';
import type { ConsultationRepository } from './consultations.repository.ts';
import type { DayOffRepository } from './days-off.repository.ts';
import type { OfferedHours } from './offered-hours.ts';
import { type DayRange, includes } from './slot-rules.ts';
import { standingOn } from './standing.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: DayOffRepository;
  hours: OfferedHours;
  consultations: ConsultationRepository;
  clock: Clock;
  /** Called after every write that takes or frees slots. */
  onChange: () => void;
}

type NotedRange = DayRange & { note: string };

/** So long can the owner be away at once. */
const MAX_DAYS = 366;
const DAYS_OF_A_WEEK = 7;
/** Said of a day that another window has opened. */
export const NOT_OFF = 'That day is not off any more.';
const NEVER_BOOKED = {
  weekend: 'That is a weekend, which nobody can book anyway.',
  weekday: 'There are no consultations on that day of the week anyway.',
};

/** The days on which the owner takes no consultations. Existing bookings on them stay. */
export class DayOffService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The days off that are not over, each with its live consultations. */
  async list(): Promise<DayOff[]> {
    const { repository, consultations, clock } = this.#deps;
    const ranges = await repository.from(dayOf(clock()));
    const live = ranges.length === 0 ? [] : await consultations.live();
    return ranges.map((range) => ({
      ...range,
      standing: standingOn(live, ({ consultation_date }) => includes(range, consultation_date)),
    }));
  }

  /** @throws HttpError 422 for days in the past, too many, or none of which has consultations */
  async add(range: NotedRange): Promise<void> {
    const { inTransaction, repository, clock, onChange } = this.#deps;
    if (range.first_day < dayOf(clock())) throw dayHasPassed();
    await this.#assertRange(range);
    await inTransaction((transaction) => repository.insert(transaction, range));
    onChange();
  }

  /**
   * Other days in place of those, or another note. Days off that have begun keep their first one, or are cut short.
   * @throws HttpError 404, and as `add` does
   */
  async change(id: number, range: NotedRange): Promise<void> {
    const { inTransaction, repository, clock, onChange } = this.#deps;
    await this.#assertRange(range);
    await inTransaction(async (transaction) => {
      const before = await repository.delete(id, transaction);
      if (before === undefined) throw notOffAnyMore();
      if (range.first_day < dayOf(clock()) && range.first_day < before.first_day) throw dayHasPassed();
      await repository.insert(transaction, range);
    });
    onChange();
  }

  async #assertRange(range: DayRange): Promise<void> {
    const { first_day, last_day } = range;
    if (last_day < first_day) throw unprocessable('The last day is before the first one.', 'last_day');
    if (last_day >= addDays(first_day, MAX_DAYS)) {
      throw unprocessable(`At most ${MAX_DAYS} days can be taken off at once.`, 'last_day');
    }
    const week = firstWeekOf(range);
    const { hasSlots } = await this.#deps.hours.rules();
    if (!week.some((day) => hasSlots(weekdayOf(day)))) {
      throw unprocessable(NEVER_BOOKED[week.every(isWeekend) ? 'weekend' : 'weekday'], 'first_day');
    }
  }

  /** @throws HttpError 404 */
  async remove(id: number): Promise<void> {
    if ((await this.#deps.repository.delete(id)) === undefined) throw notOffAnyMore();
    this.#deps.onChange();
  }

  /** Opens one day again; those before and after it stay off. @throws HttpError 404 */
  async openDay(day: CalendarDay): Promise<void> {
    const { inTransaction, repository, onChange } = this.#deps;
    await inTransaction(async (transaction) => {
      if (!(await repository.open(transaction, day))) throw notFound(NOT_OFF);
    });
    onChange();
  }
}

function dayHasPassed(): HttpError {
  return unprocessable('That day has passed.', 'first_day');
}

function notOffAnyMore(): HttpError {
  return notFound('These days are not off any more.');
}

/** The days of a range, seven at most: every day of the week that it has is among them. */
function firstWeekOf({ first_day, last_day }: DayRange): CalendarDay[] {
  return Array.from({ length: DAYS_OF_A_WEEK }, (_, index) => addDays(first_day, index)).filter(
    (day) => day <= last_day,
  );
}

function isWeekend(day: CalendarDay): boolean {
  return ['saturday', 'sunday'].includes(weekdayOf(day));
}
