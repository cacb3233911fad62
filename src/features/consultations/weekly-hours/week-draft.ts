import type { WeeklyHours } from '#shared/booking-rules.ts';
import { type Weekday, WEEKDAYS } from '#shared/business-profile.ts';
import type { BookingLimits, SlotsOff, Standing } from '#shared/contract/availability.ts';
import { parseSlot, slotTo24Hours } from '#shared/time-of-day.ts';
import { formatTime } from '#shared/times-in-words.ts';
import { forEachWeekday, weekdayOf } from '#shared/weekdays.ts';
import { callsThatFit } from './calls-that-fit.ts';
import { type HourRange, rangesOf, settled, timesIn } from './hour-ranges.ts';

/** A week's hours as they are edited. */
export type WeekDraft = Record<Weekday, readonly HourRange[]>;

const USUAL: readonly HourRange[] = [{ first: '09:00', last: '17:00', every: 60 }];

export function draftOf(hours: WeeklyHours): WeekDraft {
  return forEachWeekday((day) => rangesOf(hours[day]));
}

export function hoursIn(draft: WeekDraft): WeeklyHours {
  return forEachWeekday((day) => timesIn(draft[day]));
}

/** Whether calls begin at the same times on a day of both. */
export function hasSameTimes(one: WeekDraft, other: WeekDraft, day: Weekday): boolean {
  return timesIn(one[day]).join() === timesIn(other[day]).join();
}

/** Those days that are others in a week, of all its days. */
export function otherDays(week: WeekDraft, before: WeekDraft): Partial<WeekDraft> {
  const days = WEEKDAYS.filter((day) => !hasSameTimes(week, before, day));
  return Object.fromEntries(days.map((day) => [day, week[day]]));
}

/** '9:00 AM to 12:00 PM, 2:00 PM to 5:00 PM', or 'no calls' */
export function rangesInWords(ranges: readonly HourRange[]): string {
  if (ranges.length === 0) return 'no calls';
  return ranges
    .map(({ first, last }) =>
      first === last ? formatTime(first) : `${formatTime(first)} to ${formatTime(last)}`,
    )
    .join(', ');
}

export function isSameWeek(one: WeeklyHours, other: WeeklyHours): boolean {
  return WEEKDAYS.every((day) => one[day].join() === other[day].join());
}

/** How many calls a week has room for at most, with the break between two and the limit of a day. */
export function countOf(
  hours: WeeklyHours,
  { daily, buffer }: Pick<BookingLimits, 'daily' | 'buffer'>,
): number {
  return WEEKDAYS.reduce(
    (count, day) => count + Math.min(callsThatFit(hours[day], buffer), daily ?? Infinity),
    0,
  );
}

/** What a day begins with that is taken in: what it had, else what another day has. */
export function hoursFor(day: Weekday, saved: WeeklyHours, draft: WeekDraft): readonly HourRange[] {
  const own = rangesOf(saved[day]);
  const other = WEEKDAYS.find((each) => draft[each].length > 0);
  return own.length > 0 ? own : other === undefined ? USUAL : settled(draft[other]);
}

/** The booked calls at times that neither these hours have nor their day has beside them. */
export function outside(
  hours: WeeklyHours,
  booked: readonly Standing[],
  changed: readonly Pick<SlotsOff, 'day' | 'added'>[],
): Standing[] {
  return booked.filter(({ day, time }) => {
    const slot = parseSlot(time);
    if (slot === null) return true;
    const isAdded = changed.some((one) => one.day === day && one.added.includes(slot));
    return !isAdded && !hours[weekdayOf(day)].includes(slotTo24Hours(slot));
  });
}
