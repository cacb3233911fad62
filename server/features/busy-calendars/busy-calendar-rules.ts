import { business } from '#content/business.ts';
import { startOfDay } from '#shared/business-instant.ts';
import { dayOf } from '#shared/business-time.ts';
import { addDays } from '#shared/calendar-day.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How many calendars can be read. */
export const MAX_CALENDARS = 10;

/** What was read counts for so long while the calendar can't be read: by then too much of it has changed. */
const MAX_AGE_DAYS = 14;

const READ_EVERY = 10 * MINUTE;
const MAX_PAUSE = 60 * MINUTE;

/** Calendars that were read before this moment do not count any more. */
export function freshSince(now: Date): Date {
  return new Date(now.getTime() - MAX_AGE_DAYS * DAY);
}

/** When a calendar that was read then ceases to count. */
export function staleAt(readAt: string): Date {
  return new Date(Date.parse(readAt) + MAX_AGE_DAYS * DAY + 1);
}

/** The time that is read: all days that can be booked for as long as it counts. In milliseconds. */
export function timeToRead(now: Date): { from: number; until: number } {
  const last = addDays(dayOf(now), business.consultations.days.last + MAX_AGE_DAYS + 1);
  return { from: now.getTime() - DAY, until: startOfDay(last).getTime() };
}

/** When a calendar is read next after so many failures in a row: less often the longer it fails. */
export function nextReading(now: Date, failures: number): Date {
  return new Date(now.getTime() + Math.min(READ_EVERY * Math.max(1, failures), MAX_PAUSE));
}

/** A process that reads a calendar has it alone until then; by then it is done, or dead. */
export function claimEnd(now: Date): Date {
  return new Date(now.getTime() + 2 * MINUTE);
}
