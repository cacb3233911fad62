import { TIME_ZONE } from './business.ts';

const ofInstant = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: TIME_ZONE });
const ofDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const ofDayInFull = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/**
 * 'January 5, 2026'; 'No date' when there is none, 'Invalid date' when it cannot be read. [2.10.14] [8.59] [8.60]
 * An instant is dated where the owner works, wherever it is read; a date-only value never shifts by a day.
 */
export function formatLongDate(value: string | null | undefined): string {
  if (value === null || value === undefined || value.trim() === '') return 'No date';
  const time = Date.parse(value);
  if (Number.isNaN(time)) return 'Invalid date';
  return (/^\d{4}-\d{2}-\d{2}$/.test(value) ? ofDay : ofInstant).format(time);
}

/** 'Tuesday, November 24, 2026'; 'No date' or 'Invalid date' where there is none to read. [8.59] [8.60] */
export function formatFullDay(day: string): string {
  if (day.trim() === '') return 'No date';
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? 'Invalid date' : ofDayInFull.format(date);
}
