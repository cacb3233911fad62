import { hasSlots } from '#shared/booking.ts';
import { dayOf } from '#shared/business-time.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { weekdayOf } from '#shared/weekdays.ts';
import type { DayOff } from '#shared/contract/consultations.ts';
import type { Clock } from '../../clock.ts';
import { notFound, unprocessable } from '../../http/errors.ts';
import type { ConsultationRepository } from './consultations.repository.ts';
import type { DayOffRepository } from './days-off.repository.ts';

interface Deps {
  repository: DayOffRepository;
  consultations: ConsultationRepository;
  clock: Clock;
  /** Called after every write that takes or frees slots. */
  onChange: () => void;
}

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

  /** The days off still ahead, each with its live consultations. */
  async list(): Promise<DayOff[]> {
    const { repository, consultations, clock } = this.#deps;
    const days = await repository.from(dayOf(clock()));
    const live = days.length === 0 ? [] : await consultations.live();
    return days.map((day) => ({
      day,
      standing: live
        .filter(({ consultation_date }) => consultation_date === day)
        .map(({ name, consultation_time }) => ({ name, time: consultation_time })),
    }));
  }

  /** @throws HttpError 422 for a day in the past, or of the week without consultations */
  async add(day: CalendarDay): Promise<void> {
    if (day < dayOf(this.#deps.clock())) throw unprocessable('That day has passed.', 'day');
    if (!hasSlots(day)) throw unprocessable(NEVER_BOOKED[isWeekend(day) ? 'weekend' : 'weekday'], 'day');
    await this.#deps.repository.insert(day);
    this.#deps.onChange();
  }

  /** @throws HttpError 404 */
  async remove(day: CalendarDay): Promise<void> {
    if (!(await this.#deps.repository.delete(day))) throw notFound('That day is not off any more.');
    this.#deps.onChange();
  }
}

function isWeekend(day: CalendarDay): boolean {
  return ['saturday', 'sunday'].includes(weekdayOf(day));
}
