import { CONSULTATION_MINUTES, slotStart } from '#shared/booking.ts';
import { dayOf } from '#shared/business-time.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { DayOffTimeInput, SlotsOff, SlotsOffInput } from '#shared/contract/availability.ts';
import { problemOfDay } from '#shared/problem-of-day.ts';
import { parseSlot, type Slot, slotTo24Hours } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import type { Clock } from '../../clock.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { notFound, unprocessable } from '../../http/errors.ts';
import type { ConsultationRepository } from './consultations.repository.ts';
import type { DaySlotRepository } from './day-slots.repository.ts';
import type { DayOffRepository } from './days-off.repository.ts';
import { NOT_OFF } from './days-off.service.ts';
import type { OfferedHours } from './offered-hours.ts';
import { includes } from './slot-rules.ts';
import { standingOn } from './standing.ts';

interface Deps {
  inTransaction: InTransaction;
  off: DaySlotRepository;
  added: DaySlotRepository;
  hours: OfferedHours;
  daysOff: DayOffRepository;
  consultations: ConsultationRepository;
  clock: Clock;
  /** Called after every write that takes or frees slots. */
  onChange: () => void;
}

/** The times of a single day that the owner takes off, or adds to it. Existing bookings stay. */
export class SlotOffService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The coming days with times that are off or added, each with its live consultations at times that can't be booked. */
  async list(): Promise<SlotsOff[]> {
    const { off, added, hours, consultations, clock } = this.#deps;
    const today = dayOf(clock());
    const [rowsOff, rowsAdded] = [await off.from(today), await added.from(today)];
    const days = [...new Set([...rowsOff, ...rowsAdded].map(({ day }) => day))].sort();
    const { slotsOn } = await hours.rules();
    const live = days.length === 0 ? [] : await consultations.live();
    return days.map((day) => {
      const slots = slotsOf(rowsOff, day);
      const open = slotsOn(day).filter((slot) => !slots.includes(slot));
      return {
        day,
        slots,
        added: slotsOf(rowsAdded, day),
        standing: standingOn(live, ({ consultation_date, consultation_time }) => {
          const slot = parseSlot(consultation_time);
          return consultation_date === day && slot !== null && !open.includes(slot);
        }),
      };
    });
  }

  /**
   * Sets which times are off, none to open them all again, and which are added. Of what was `seen` before the change, what
   * another window has changed since stays.
   * @throws HttpError 422 for a day in the past or without these times, and for added ones that do not fit into the day
   */
  async set({
    day,
    slots,
    seen = null,
    added: wanted = null,
    seen_added = null,
  }: SlotsOffInput): Promise<void> {
    const { inTransaction, off, added, hours, daysOff, clock, onChange } = this.#deps;
    if (day < dayOf(clock())) throw unprocessable('That day has passed.', 'day');
    const weekly = (await hours.week()).slotsOn(day);
    const isDayOff = (await daysOff.from(day)).some((range) => includes(range, day));
    // A day may be set back that has no hours any more.
    const isSet = [...(await off.from(day)), ...(await added.from(day))].some((row) => row.day === day);
    await inTransaction(async (transaction) => {
      let offered = weekly;
      await added.change(transaction, day, (known) => {
        const next = wanted === null ? known : changed([...known, ...wanted], known, wanted, seen_added);
        const more = next.filter((slot) => !weekly.includes(slot));
        offered = inOrder([...weekly, ...more]);
        if (more.some((slot) => !known.includes(slot))) assertFits(day, offered, isDayOff);
        return wanted === null ? known : inOrder(more);
      });
      if (offered.length === 0 && !(isSet && slots.length === 0))
        throw unprocessable('There are no consultations on that day anyway.', 'day');
      if (!slots.every((slot) => offered.includes(slot)))
        throw unprocessable('One of the times is not offered on that day.', 'slots');
      await off.change(transaction, day, (known) => changed(offered, known, slots, seen));
    });
    onChange();
  }

  /**
   * Opens a day that is off for one time alone, also for one that its weekday does not have: its others are off by themselves
   * then, and the days around it stay off.
   * @throws HttpError 404 where it is not off, 422 for a day in the past and a time that does not fit into it
   */
  async openOnly({ day, time }: DayOffTimeInput): Promise<void> {
    const { inTransaction, off, added, hours, daysOff, clock, onChange } = this.#deps;
    if (day < dayOf(clock())) throw unprocessable('That day has passed.', 'day');
    const weekly = (await hours.week()).slotsOn(day);
    await inTransaction(async (transaction) => {
      if (!(await daysOff.open(transaction, day))) throw notFound(NOT_OFF);
      let offered = weekly;
      await added.change(transaction, day, (known) => {
        const more = weekly.includes(time) ? known : inOrder([...known, time]);
        offered = inOrder([...weekly, ...more]);
        if (more.length > known.length) assertFits(day, offered, false);
        return more;
      });
      await off.change(transaction, day, () => offered.filter((slot) => slot !== time));
    });
    onChange();
  }
}

function slotsOf(rows: readonly { day: CalendarDay; slots: Slot[] }[], day: CalendarDay): Slot[] {
  return rows.find((row) => row.day === day)?.slots ?? [];
}

/** Those of `slots` that are wanted; of what is wanted as it was seen, those that are known. */
function changed(
  slots: readonly Slot[],
  known: readonly Slot[],
  wanted: readonly Slot[],
  seen: readonly Slot[] | null,
): Slot[] {
  const isChanged = (slot: Slot) => seen === null || seen.includes(slot) !== wanted.includes(slot);
  return slots.filter((slot) => (isChanged(slot) ? wanted : known).includes(slot));
}

/** Each of them once, in the day's order. */
function inOrder(slots: readonly Slot[]): Slot[] {
  const at = (slot: Slot) => slotTo24Hours(slot);
  return [...new Set(slots)].sort((one, other) => (at(one) < at(other) ? -1 : 1));
}

/** @throws HttpError 422 where the day is off, a time is none of it, or calls would overlap or end on the next day */
function assertFits(day: CalendarDay, offered: readonly Slot[], isDayOff: boolean): void {
  if (isDayOff) throw unprocessable('That day is off. Open it again first.', 'day');
  const skipped = offered.find((slot) => slotStart(day, slot) === null);
  if (skipped !== undefined)
    throw unprocessable(`There is no ${formatSlot(skipped)} on that day: the clocks go forward.`, 'added');
  const problem = problemOfDay(offered.map(slotTo24Hours), CONSULTATION_MINUTES);
  if (problem !== null) throw unprocessable(problem, 'added');
}
