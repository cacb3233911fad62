import { collide, CONSULTATION_MINUTES, slotStart } from '#shared/booking.ts';
import type { BookingRules } from '#shared/booking-rules.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { DayOff, SlotsOff } from '#shared/contract/availability.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { parseSlot, type Slot } from '#shared/time-of-day.ts';

/**
 * A time of a day: a consultation, or whether it can be booked. `closed` is off by itself, `day-off` with its whole day;
 * `addable` is none of its day and can be, `off` can't; `taken` is too near to a consultation, or busy elsewhere; `past` was
 * free.
 */
export interface WeekCell {
  slot: Slot;
  state: 'call' | 'open' | 'past' | 'off' | 'closed' | 'day-off' | 'addable' | 'taken';
  /** Whether it has begun. */
  isPast: boolean;
  /** Whether its weekday does not have it. */
  isExtra: boolean;
  calls: readonly Consultation[];
}

/** The states of a time that nobody has booked, and that can be opened or taken off by itself, or with its day. */
export type ChangeableState = Extract<WeekCell['state'], 'open' | 'closed' | 'addable' | 'day-off'>;

export function isChangeable(state: WeekCell['state']): state is ChangeableState {
  return isSingle(state) || state === 'day-off';
}

/** Whether such a time can be opened or taken off by itself. */
export function isSingle(state: WeekCell['state']): state is Exclude<ChangeableState, 'day-off'> {
  return state === 'open' || state === 'closed' || state === 'addable';
}

export interface WeekFacts {
  /** Of the hours that hold. */
  rules: BookingRules;
  /** Of those of the week alone. */
  week: BookingRules;
  calls: readonly Consultation[];
  daysOff: readonly DayOff[];
  slotsOff: readonly SlotsOff[];
  /** What visitors find taken. */
  taken: Readonly<Record<CalendarDay, readonly Slot[]>>;
  now: Date;
}

/** The times of a week, in order: all that days can offer, and those of consultations at other ones. */
export function timesOf(
  first: CalendarDay,
  calls: readonly Consultation[],
  { allSlots }: BookingRules,
): Slot[] {
  const booked = calls.flatMap(({ consultation_time: time }) => parseSlot(time) ?? []);
  const at = (slot: Slot) => slotStart(first, slot)?.getTime() ?? 0;
  return [...new Set([...allSlots, ...booked])].sort((one, other) => at(one) - at(other));
}

/** Whether a call takes no more than half the time from one to the next, as half an hour does where calls begin every hour. */
export function isRoomy(first: CalendarDay, times: readonly Slot[]): boolean {
  const starts = times.map((slot) => slotStart(first, slot)?.getTime() ?? 0);
  const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? start));
  return gaps.length > 0 && Math.min(...gaps) >= 2 * CONSULTATION_MINUTES * 60_000;
}

/** What a day has at each of the week's times. */
export function cellsOf(day: CalendarDay, times: readonly Slot[], facts: WeekFacts): WeekCell[] {
  const isDayOff = isOff(day, facts);
  const offered = facts.rules.slotsOn(day);
  const weekly = facts.week.slotsOn(day);
  const off = facts.slotsOff.find((one) => one.day === day)?.slots ?? [];
  const taken = facts.taken[day] ?? [];
  return times.map((slot) => {
    const calls = facts.calls.filter(
      (one) => one.consultation_date === day && parseSlot(one.consultation_time) === slot,
    );
    const isPast = (slotStart(day, slot) ?? facts.now) < facts.now;
    const isExtra = !weekly.includes(slot);
    const cell = (state: WeekCell['state']): WeekCell => ({ slot, state, isPast, isExtra, calls });
    if (calls.length > 0) return cell('call');
    if (isDayOff) return cell(isPast ? 'off' : 'day-off');
    if (!offered.includes(slot)) return cell(!isPast && fits(day, slot, offered) ? 'addable' : 'off');
    if (off.includes(slot)) return cell(isPast ? 'off' : 'closed');
    if (taken.includes(slot)) return cell('taken');
    return cell(isPast ? 'past' : 'open');
  });
}

/** Whether a call can begin then without running into those at other times of the day. */
function fits(day: CalendarDay, slot: Slot, others: readonly Slot[]): boolean {
  const start = slotStart(day, slot);
  const isApart = (other: Slot) => {
    const otherStart = slotStart(day, other);
    return start === null || otherStart === null || !collide(start, otherStart, 0);
  };
  return start !== null && others.every(isApart);
}

/** Where a moment is among the times of a day: in whose row, and how far down in it, from 0 to 1; null before and after them. */
export function nowIn(
  day: CalendarDay,
  times: readonly Slot[],
  now: Date,
): { slot: Slot; share: number } | null {
  const rows = times.flatMap((slot) => {
    const start = slotStart(day, slot)?.getTime();
    return start === undefined ? [] : { slot, start };
  });
  const at = rows.findLastIndex(({ start }) => start <= now.getTime());
  const row = rows[at];
  if (row === undefined) return null;
  const end = rows[at + 1]?.start ?? row.start + CONSULTATION_MINUTES * 60_000;
  return now.getTime() < end
    ? { slot: row.slot, share: (now.getTime() - row.start) / (end - row.start) }
    : null;
}

/** Whether the owner took the whole day off. */
export function isOff(day: CalendarDay, { daysOff }: Pick<WeekFacts, 'daysOff'>): boolean {
  return offOn(day, daysOff).length > 0;
}

/** The days off that a day is part of. */
export function offOn(day: CalendarDay, daysOff: readonly DayOff[]): DayOff[] {
  return daysOff.filter(({ first_day, last_day }) => first_day <= day && day <= last_day);
}
