import { CONSULTATION_MINUTES, rulesFor } from '#shared/booking.ts';
import type { WeeklyHours } from '#shared/booking-rules.ts';
import { WEEKDAYS } from '#shared/business-profile.ts';
import type { WeeklyHoursAnswer } from '#shared/contract/availability.ts';
import { weekdays } from '#shared/day-patterns.ts';
import type { Clock } from '../../clock.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { conflict, unprocessable } from '../../http/errors.ts';
import type { ConsultationRepository } from './consultations.repository.ts';
import { mergedChanges } from './merged-changes.ts';
import { isAhead } from './scheduled-consultation.ts';
import { standingOn } from './standing.ts';
import type { WeeklyHoursRepository } from './weekly-hours.repository.ts';
import { inOrder, problemOf } from './weekly-hours-rules.ts';

interface Deps {
  inTransaction: InTransaction;
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
   * @param seen those that were changed: the days that are the same in both stay as they are by now; undefined to save all
   * @throws HttpError 422 where calls of one day would overlap, or there would be none, 409 where one of the days that differ
   * has got other hours since
   */
  async save(hours: WeeklyHours | null, seen: WeeklyHours | null | undefined): Promise<void> {
    const { inTransaction, repository, onChange } = this.#deps;
    const week = hours === null ? null : inOrder(hours);
    if (week !== null) assertWeek(week);
    if (seen === undefined) await repository.save(week);
    else
      await inTransaction((transaction) =>
        repository.change(transaction, (known) => merged(known, seen === null ? null : inOrder(seen), week)),
      );
    onChange();
  }
}

/** @throws HttpError 422 */
function assertWeek(week: WeeklyHours): void {
  const problem = problemOf(week, CONSULTATION_MINUTES);
  if (problem !== null) throw unprocessable(problem.message, problem.day ?? 'hours');
}

/** Null for the profile's, which are not kept as others: where those change, these follow. @throws HttpError as `save` does */
function merged(
  known: WeeklyHours | null,
  seen: WeeklyHours | null,
  wanted: WeeklyHours | null,
): WeeklyHours | null {
  const { hours: profile } = rulesFor(null);
  const versions = { known: known ?? profile, seen: seen ?? profile, wanted: wanted ?? profile };
  const { whole, conflicts } = mergedChanges(versions, WEEKDAYS);
  const [first] = conflicts;
  if (first !== undefined) {
    const day = weekdays[WEEKDAYS.indexOf(first)] ?? first;
    throw conflict(`The hours of ${day} were changed since, in another window or on another device.`, first);
  }
  assertWeek(whole);
  return WEEKDAYS.every((day) => whole[day].join() === profile[day].join()) ? null : whole;
}
