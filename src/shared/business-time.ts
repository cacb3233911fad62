import type { CalendarDay } from './calendar-day.ts';
import { zoneChanges } from './zone-changes.ts';
import { dayStart, instantOf, localTime } from './zone-clock.ts';

/** The instant a day begins where the business is. [9.2.07] */
export function startOfDay(day: CalendarDay): Date {
  return dayStart(zoneChanges, day);
}

/** The calendar day at `instant` where the business is. */
export function dayOf(instant: Date): CalendarDay {
  return localTime(zoneChanges, instant).slice(0, 10);
}

/**
 * The instant of a time of day, `HH:MM`, where the business is. A time that exists twice is the first of the two; null
 * for one that a change of clocks skips on that day, and for anything that is no time.
 */
export function instantAt(day: CalendarDay, time: string): Date | null {
  return instantOf(zoneChanges, day, time);
}

/** The time of day at `instant` where the business is, `HH:MM`. */
export function timeOf(instant: Date): string {
  return localTime(zoneChanges, instant).slice(11, 16);
}
