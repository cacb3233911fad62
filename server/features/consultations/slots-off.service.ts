import { rulesFor } from '#shared/booking.ts';
import { dayOf } from '#shared/business-time.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { SlotsOff } from '#shared/contract/availability.ts';
import { parseSlot, type Slot } from '#shared/time-of-day.ts';
import type { Clock } from '../../clock.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { unprocessable } from '../../http/errors.ts';
import type { ConsultationRepository } from './consultations.repository.ts';
import type { SlotOffRepository } from './slots-off.repository.ts';
import { standingOn } from './standing.ts';
import type { WeeklyHoursRepository } from './weekly-hours.repository.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: SlotOffRepository;
  hours: WeeklyHoursRepository;
  consultations: ConsultationRepository;
  clock: Clock;
  /** Called after every write that takes or frees slots. */
  onChange: () => void;
}

/** The times of a single day that the owner takes off. Existing bookings at them stay. */
export class SlotOffService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The coming days with times that are off, each with its live consultations at them. */
  async list(): Promise<SlotsOff[]> {
    const { repository, consultations, clock } = this.#deps;
    const days = await repository.from(dayOf(clock()));
    const live = days.length === 0 ? [] : await consultations.live();
    return days.map(({ day, slots }) => ({
      day,
      slots,
      standing: standingOn(live, ({ consultation_date, consultation_time }) => {
        const slot = parseSlot(consultation_time);
        return consultation_date === day && slot !== null && slots.includes(slot);
      }),
    }));
  }

  /**
   * @param slots none to open the day again
   * @param seen those that were off before the change: what another window has changed since stays; null to set all times
   * @throws HttpError 422 for a day in the past, or one without consultations at these times
   */
  async set(day: CalendarDay, slots: readonly Slot[], seen: readonly Slot[] | null): Promise<void> {
    const { inTransaction, repository, hours, clock, onChange } = this.#deps;
    if (day < dayOf(clock())) throw unprocessable('That day has passed.', 'day');
    const offered = rulesFor(await hours.read()).slotsOn(day);
    // A day may be opened again that has no hours any more.
    const isOff = (await repository.from(day)).some((row) => row.day === day);
    if (offered.length === 0 && !(isOff && slots.length === 0))
      throw unprocessable('There are no consultations on that day anyway.', 'day');
    if (!slots.every((slot) => offered.includes(slot))) {
      throw unprocessable('One of the times is not offered on that day.', 'slots');
    }
    const isChanged = (slot: Slot) => seen === null || seen.includes(slot) !== slots.includes(slot);
    await inTransaction((transaction) =>
      repository.change(transaction, day, (off) =>
        offered.filter((slot) => (isChanged(slot) ? slots : off).includes(slot)),
      ),
    );
    onChange();
  }
}
