import type { WeeklyHours } from '#shared/booking-rules.ts';
import { type Weekday, WEEKDAYS } from '#shared/business-profile.ts';
import type { SlotsOff, Standing } from '#shared/contract/availability.ts';
import { parseSlot, slotTo24Hours } from '#shared/time-of-day.ts';
import { forEachWeekday, weekdayOf } from '#shared/weekdays.ts';
import { type HourRange, rangesOf, timesIn } from './hour-ranges.ts';

/** A week's hours as they are edited. */
export type WeekDraft = Record<Weekday, readonly HourRange[]>;

const USUAL: readonly HourRange[] = [{ first: '09:00', last: '17:00', every: 60 }];

export function draftOf(hours: WeeklyHours): WeekDraft {
  return forEachWeekday((day) => rangesOf(hours[day]));
}

export function hoursIn(draft: WeekDraft): WeeklyHours {
  return forEachWeekday((day) => timesIn(draft[day]));
}

export function isSameWeek(one: WeeklyHours, other: WeeklyHours): boolean {
  return WEEKDAYS.every((day) => one[day].join() === other[day].join());
}

/** How many calls can begin in a week. */
export function countOf(hours: WeeklyHours): number {
  return WEEKDAYS.reduce((count, day) => count + hours[day].length, 0);
}

/** What a day begins with that is taken in: what it had, else what another day has. */
export function hoursFor(day: Weekday, saved: WeeklyHours, draft: WeekDraft): readonly HourRange[] {
  const own = rangesOf(saved[day]);
  const other = WEEKDAYS.find((each) => draft[each].length > 0);
  return own.length > 0 ? own : other === undefined ? USUAL : draft[other];
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
