import type { CalendarDay } from './calendar-day.ts';
import { zoneChanges } from './zone-changes.ts';
import { localTime } from './zone-offsets.ts';

/** The calendar day at `instant` where the business is. [9.2.07] */
export function dayOf(instant: Date): CalendarDay {
  return localTime(zoneChanges, instant).slice(0, 10);
}

/** The time of day at `instant` where the business is, `HH:MM`. */
export function timeOf(instant: Date): string {
  return localTime(zoneChanges, instant).slice(11, 16);
}
