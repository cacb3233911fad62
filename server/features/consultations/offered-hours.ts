import { datesOf, withAdded } from '#shared/added-times.ts';
import { rulesFor } from '#shared/booking.ts';
import type { BookingRules } from '#shared/booking-rules.ts';
import { dayOf } from '#shared/business-time.ts';
import type { OwnHours } from '#shared/contract/consultations.ts';
import type { Clock } from '../../clock.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import type { BookingLimitRepository } from './booking-limits.repository.ts';
import type { DaySlotRepository } from './day-slots.repository.ts';
import { bookableInWords } from './hours-texts.ts';
import type { WeeklyHoursRepository } from './weekly-hours.repository.ts';

const PROFILE = rulesFor(null);

interface Deps {
  weekly: WeeklyHoursRepository;
  added: DaySlotRepository;
  limits: BookingLimitRepository;
  clock: Clock;
}

/**
 * When calls can begin: at the week's times, the owner's or the profile's, and at those that she added to single days; as far
 * ahead as she or the profile says.
 */
export class OfferedHours {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The rules of the week alone. */
  async week(within?: Transaction): Promise<BookingRules> {
    const { weekly, limits } = this.#deps;
    const [own, { ahead }] = [await weekly.read(within), await limits.read(within)];
    return rulesFor(own ?? PROFILE.hours, undefined, ahead);
  }

  /** The rules that hold. */
  async rules(within?: Transaction): Promise<BookingRules> {
    return withAdded(await this.week(within), await this.#added(within));
  }

  /** What the owner has set, as visitors need it; null where the profile's week holds on every day. */
  async own(): Promise<OwnHours | null> {
    const isSet = (await this.#deps.weekly.read()) !== null;
    const week = await this.week();
    const dates = datesOf(week, await this.#added());
    const { hours: times, daysAhead } = week;
    const ahead = daysAhead === PROFILE.daysAhead ? {} : { ahead: daysAhead };
    if (dates === undefined && !isSet && daysAhead === PROFILE.daysAhead) return null;
    return { times, text: bookableInWords(week), ...ahead, ...(dates === undefined ? {} : { dates }) };
  }

  #added(within?: Transaction) {
    return this.#deps.added.from(dayOf(this.#deps.clock()), within);
  }
}
