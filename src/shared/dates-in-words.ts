import { dayOf } from './business-time.ts';
import type { CalendarDay } from './calendar-day.ts';

// Does not use Intl, whose first call blocks the page for 15 to 30 ms.
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
/** As `Date` numbers them. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * 'January 5, 2026'; 'No date' if missing, 'Invalid date' if it cannot be parsed. [2.10.14] [8.59] [8.60]
 * An instant is shown as its date in Arizona, wherever it is read; a date-only value never shifts by a day.
 */
export function formatLongDate(value: string | null | undefined): string {
  if (value === null || value === undefined || value.trim() === '') return 'No date';
  const time = Date.parse(value);
  if (Number.isNaN(time)) return 'Invalid date';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : dayOf(new Date(time));
  return `${monthAndDate(day)}, ${day.slice(0, 4)}`;
}

/** 'Tuesday, November 24, 2026'; 'No date' or 'Invalid date' if there is none. [8.59] [8.60] */
export function formatFullDay(day: CalendarDay): string {
  if (day.trim() === '') return 'No date';
  if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return 'Invalid date';
  return `${formatDay(day)}, ${day.slice(0, 4)}`;
}

/** 'Tuesday, November 24' */
export function formatDay(day: CalendarDay): string {
  return `${WEEKDAYS[new Date(day).getUTCDay()]}, ${monthAndDate(day)}`;
}

/** 'November 2026', of `2026-11` */
export function formatMonth(month: string): string {
  return `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}

function monthAndDate(day: CalendarDay): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return `${MONTHS[month - 1]} ${date}`;
}
