import { CONSULTATION_MINUTES, rulesFor } from '#shared/booking.ts';
import type { WeeklyHours } from '#shared/booking-rules.ts';
import type { WeeklyHoursAnswer } from '#shared/contract/availability.ts';
import type { Clock } from '../../clock.ts';
import { conflict, unprocessable } from '../../http/errors.ts';
import type { ConsultationRepository } from './consultations.repository.ts';
import { isAhead } from './scheduled-consultation.ts';
import { standingOn } from './standing.ts';
import type { WeeklyHoursRepository } from './weekly-hours.repository.ts';
import { inOrder, problemOf } from './weekly-hours-rules.ts';

interface Deps {
  repository: WeeklyHoursRepository;
  consultations: ConsultationRepository;
  clock: Clock;
  /** Called after every write that takes or frees slots. */
  onChange: () => void;
}

/** The hours at which the owner takes calls, week by week. Existing bookings outside of them stay. */
export class WeeklyHoursService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The hours that hold, the profile's, and the calls that are ahead. */
  async read(): Promise<Omit<WeeklyHoursAnswer, 'success'>> {
    const { repository, consultations, clock } = this.#deps;
    const own = await repository.read();
    const now = clock();
    return {
      hours: rulesFor(own).hours,
      profile: rulesFor(null).hours,
      is_own: own !== null,
      booked: standingOn(await consultations.live(), (consultation) => isAhead(consultation, now)),
    };
  }

  /**
   * @param hours null for the profile's
   * @param seen what they take the place of; undefined for whatever there is
   * @throws HttpError 422 where calls of one day would overlap, or there would be none, 409 where others hold by now
   */
  async save(hours: WeeklyHours | null, seen: WeeklyHours | null | undefined): Promise<void> {
    const { repository, onChange } = this.#deps;
    const week = hours === null ? null : inOrder(hours);
    const problem = week === null ? null : problemOf(week, CONSULTATION_MINUTES);
    if (problem !== null) throw unprocessable(problem.message, problem.day ?? 'hours');
    if (seen === undefined) await repository.save(week);
    else if (!(await repository.replace(seen === null ? null : inOrder(seen), week)))
      throw conflict('The hours have changed since, in another window or on another device.');
    onChange();
  }
}
