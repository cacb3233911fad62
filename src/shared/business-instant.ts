import type { CalendarDay } from './calendar-day.ts';
import { zoneChanges } from './zone-changes.ts';
import { dayStart, instantOf } from './zone-clock.ts';

/** The instant a day begins where the business is. [9.2.07] */
export function startOfDay(day: CalendarDay): Date {
  return dayStart(zoneChanges, day);
}

/**
 * The instant of a time of day, `HH:MM`, where the business is. A time that exists twice is the first of the two; null
 * for one that a change of clocks skips on that day, and for anything that is no time.
 */
export function instantAt(day: CalendarDay, time: string): Date | null {
  return instantOf(zoneChanges, day, time);
}
