import { dayOf } from '#shared/business-time.ts';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import type { DayOff } from '#shared/contract/availability.ts';
import { weekdayOf } from '#shared/weekdays.ts';
import type { Clock } from '../../clock.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { notFound, unprocessable } from '../../http/errors.ts';
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
  async add({ note, ...range }: DayRange & { note: string }): Promise<void> {
    const { first_day, last_day } = range;
    if (first_day < dayOf(this.#deps.clock())) throw unprocessable('That day has passed.', 'first_day');
    if (last_day < first_day) throw unprocessable('The last day is before the first one.', 'last_day');
    if (last_day >= addDays(first_day, MAX_DAYS)) {
      throw unprocessable(`At most ${MAX_DAYS} days can be taken off at once.`, 'last_day');
    }
    const week = firstWeekOf(range);
    const { hasSlots } = await this.#deps.hours.rules();
    if (!week.some((day) => hasSlots(weekdayOf(day)))) {
      throw unprocessable(NEVER_BOOKED[week.every(isWeekend) ? 'weekend' : 'weekday'], 'first_day');
    }
    const { inTransaction, repository } = this.#deps;
    await inTransaction((transaction) => repository.insert(transaction, { first_day, last_day, note }));
    this.#deps.onChange();
  }

  /** @throws HttpError 404 */
  async remove(id: number): Promise<void> {
    if (!(await this.#deps.repository.delete(id))) throw notFound('These days are not off any more.');
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

/** The days of a range, seven at most: every day of the week that it has is among them. */
function firstWeekOf({ first_day, last_day }: DayRange): CalendarDay[] {
  return Array.from({ length: DAYS_OF_A_WEEK }, (_, index) => addDays(first_day, index)).filter(
    (day) => day <= last_day,
  );
}

function isWeekend(day: CalendarDay): boolean {
  return ['saturday', 'sunday'].includes(weekdayOf(day));
}
