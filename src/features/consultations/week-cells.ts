import { collide, CONSULTATION_MINUTES, slotStart } from '#shared/booking.ts';
import type { BookingRules } from '#shared/booking-rules.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { ClosedReason, ClosedTime, DayOff, SlotsOff } from '#shared/contract/availability.ts';
import type { ListedConsultation } from '#shared/contract/consultations.ts';
import { minutesOf, parseSlot, type Slot, slotTo24Hours } from '#shared/time-of-day.ts';
import { startOf } from './is-ahead.ts';
import type { BusyTime } from './use-busy-times.ts';

const MINUTE = 60_000;
const MINUTES_OF_A_DAY = 24 * 60;

/** Why visitors can't book a time, as the owner is told: it is off, with a note that may be '', or outside her hours as well. */
export type CellReason = ClosedReason | { why: 'off'; note: string } | { why: 'hours' };

/**
 * A time of a day: a consultation, or whether it can be booked. `closed` is off by itself, `day-off` with its whole day;
 * `addable` is none of its day and can be, `shut` can't; `busy` is open, and something keeps visitors from it. The owner can
 * book all of these. `taken` runs into another consultation; `past` was free, `off` was not.
 */
export interface WeekCell {
  slot: Slot;
  state: 'call' | 'open' | 'closed' | 'day-off' | 'addable' | 'shut' | 'busy' | 'taken' | 'past' | 'off';
  /** Whether it has begun. */
  isPast: boolean;
  /** Whether its weekday does not have it. */
  isExtra: boolean;
  /** The calendar of the owner's that has something else then, '' where that has no name; null for none. */
  busyIn: string | null;
  /** Why visitors can't book it, of those that the owner can; null where they can. */
  closed: CellReason | null;
  calls: readonly ListedConsultation[];
}

/** The states of a time that nobody has booked, and the owner can. */
export type BookableState = Exclude<WeekCell['state'], 'call' | 'taken' | 'past' | 'off'>;

/** A time that nobody has booked, and the owner can. */
export type BookableCell = WeekCell & { state: BookableState };

export function isBookable(state: WeekCell['state']): state is BookableState {
  return !['call', 'taken', 'past', 'off'].includes(state);
}

/** Whether such a time can be opened or taken off by itself. */
export function isSingle(state: WeekCell['state']): state is 'open' | 'closed' | 'addable' {
  return state === 'open' || state === 'closed' || state === 'addable';
}

export interface WeekFacts {
  /** Of the hours that hold. */
  rules: BookingRules;
  /** Of those of the week alone. */
  week: BookingRules;
  calls: readonly ListedConsultation[];
  daysOff: readonly DayOff[];
  slotsOff: readonly SlotsOff[];
  /** What visitors can't book, though nobody has taken it off. */
  closed: readonly ClosedTime[];
  /** What the owner's calendars have. */
  busy: readonly BusyTime[];
  now: Date;
}

/** The times of some days, in order: all of the week, what single ones of them have beside it, those of calls, and `also` these. */
export function timesOf(
  days: readonly CalendarDay[],
  calls: readonly ListedConsultation[],
  { rules, week }: Pick<WeekFacts, 'rules' | 'week'>,
  also: readonly Slot[] = [],
): Slot[] {
  const booked = calls.flatMap(({ consultation_time: time }) => parseSlot(time) ?? []);
  const at = (slot: Slot) => minutesOf(slotTo24Hours(slot));
  return [...new Set([...week.allSlots, ...days.flatMap(rules.slotsOn), ...booked, ...also])].sort(
    (one, other) => at(one) - at(other),
  );
}

/** Of the times of a day, in order, those before which there is a longer gap than between most others, as at noon. */
export function afterGaps(times: readonly Slot[]): Slot[] {
  const starts = times.map((slot) => minutesOf(slotTo24Hours(slot)));
  const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? start));
  const usual = [...gaps].sort((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0;
  return times.filter((_, index) => (gaps[index - 1] ?? 0) > usual);
}

/** Whether a call takes no more than half the time from one to the next, as half an hour does where calls begin every hour. */
export function isRoomy(first: CalendarDay, times: readonly Slot[]): boolean {
  const starts = times.map((slot) => slotStart(first, slot)?.getTime() ?? 0);
  const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? start));
  return gaps.length > 0 && Math.min(...gaps) >= 2 * CONSULTATION_MINUTES * MINUTE;
}

/** What a day has at each of the week's times. */
export function cellsOf(day: CalendarDay, times: readonly Slot[], facts: WeekFacts): WeekCell[] {
  const isDayOff = isOff(day, facts);
  const offered = facts.rules.slotsOn(day);
  const weekly = facts.week.slotsOn(day);
  const off = facts.slotsOff.find((one) => one.day === day)?.slots ?? [];
  const note = offOn(day, facts.daysOff)[0]?.note ?? '';
  const starts = facts.calls
    .map(startOf)
    .filter((start) => start !== null)
    .map((start) => new Date(start));
  return times.map((slot) => {
    const start = slotStart(day, slot);
    const calls = facts.calls.filter(
      (one) => one.consultation_date === day && parseSlot(one.consultation_time) === slot,
    );
    const isPast = (start ?? facts.now) < facts.now;
    const isExtra = !weekly.includes(slot);
    const busy = start === null ? undefined : facts.busy.find((time) => overlaps(start, time));
    const busyIn = busy?.calendar ?? null;
    const kept = facts.closed.find((one) => one.day === day && one.time === slot) ?? null;
    const cell = (state: WeekCell['state'], closed: CellReason | null = null): WeekCell => ({
      ...{ slot, state, isPast, isExtra, busyIn, closed, calls },
    });
    const isClosed = isDayOff || !offered.includes(slot) || off.includes(slot);
    if (calls.length > 0) return cell('call');
    if (isPast || start === null) return cell(isClosed ? 'off' : 'past');
    if (starts.some((other) => collide(start, other, 0))) return cell('taken');
    if (isDayOff) return cell('day-off', { why: 'off', note });
    if (!offered.includes(slot)) return cell(fits(day, slot, offered) ? 'addable' : 'shut', { why: 'hours' });
    if (off.includes(slot)) return cell('closed', { why: 'off', note: '' });
    if (busyIn !== null) return cell('busy', { why: 'busy', calendar: busyIn });
    return kept === null ? cell('open') : cell('busy', kept);
  });
}

/** Whether a call that begins then falls into a busy time. */
function overlaps(start: Date, busy: BusyTime): boolean {
  return start < busy.end && busy.start.getTime() < start.getTime() + CONSULTATION_MINUTES * MINUTE;
}

/** Whether a call can begin then without running into those at other times of the day, and ends on it. */
export function fits(day: CalendarDay, slot: Slot, others: readonly Slot[]): boolean {
  const start = slotStart(day, slot);
  const isApart = (other: Slot) => {
    const otherStart = slotStart(day, other);
    return start === null || otherStart === null || !collide(start, otherStart, 0);
  };
  const end = minutesOf(slotTo24Hours(slot)) + CONSULTATION_MINUTES;
  return start !== null && end <= MINUTES_OF_A_DAY && others.every(isApart);
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
  const end = rows[at + 1]?.start ?? row.start + CONSULTATION_MINUTES * MINUTE;
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
