import type { BookingRules, DateTimes } from './booking-rules.ts';
import { rulesFor } from './booking.ts';
import type { CalendarDay } from './calendar-day.ts';
import { type Slot, slotTo24Hours } from './time-of-day.ts';

/** Times that a single day has beside those of its weekday. */
export interface AddedTimes {
  day: CalendarDay;
  slots: readonly Slot[];
}

/** The rules of a week, and of the days that have added times. */
export function withAdded(week: BookingRules, added: readonly AddedTimes[]): BookingRules {
  const dates = datesOf(week, added);
  return dates === undefined ? week : rulesFor(week.hours, dates, week.daysAhead);
}

/** All times of each day that has added ones; none where there is no such day. */
export function datesOf(week: BookingRules, added: readonly AddedTimes[]): DateTimes | undefined {
  if (added.length === 0) return undefined;
  return Object.fromEntries(
    added.map(({ day, slots }) => [
      day,
      [...new Set([...week.slotsOn(day), ...slots].map(slotTo24Hours))].sort(),
    ]),
  );
}
