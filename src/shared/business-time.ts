import { business } from '#content/business.ts';
import type { CalendarDay } from './calendar-day.ts';

/** Arizona has no daylight saving time: UTC-7 all year. [9.2.07] */
export const TIME_ZONE = business.time.zone;
const UTC_OFFSET = '-07:00';
const UTC_OFFSET_MS = -7 * 60 * 60 * 1_000;

/** The instant a day begins where the business is. */
export function startOfDay(day: CalendarDay): Date {
  return new Date(`${day}T00:00:00${UTC_OFFSET}`);
}

/** The calendar day at `instant` where the business is. */
export function dayOf(instant: Date): CalendarDay {
  return new Date(instant.getTime() + UTC_OFFSET_MS).toISOString().slice(0, 10);
}

/** The instant of a time of day, `HH:MM`, where the business is; invalid for anything else. */
export function instantAt(day: CalendarDay, time: string): Date {
  return new Date(`${day}T${time}:00${UTC_OFFSET}`);
}

/** The time of day at `instant` where the business is, `HH:MM`. */
export function timeOf(instant: Date): string {
  return new Date(instant.getTime() + UTC_OFFSET_MS).toISOString().slice(11, 16);
}
