import { dateWords } from '#content/words/time.ts';
import { dayOf } from './business-time.ts';
import { type CalendarDay, weekdayNumber } from './calendar-day.ts';
import { dayOfYear, fullDay, longDate, months, weekdays } from './date-patterns.ts';
import { fill } from './fill.ts';

// Does not use Intl, whose first call blocks the page for 15 to 30 ms.

/**
 * 'January 5, 2026'; 'No date' if missing, 'Invalid date' if it cannot be parsed. [2.10.14] [8.59] [8.60]
 * An instant is shown as its date where the business is, wherever it is read; a date-only value never shifts by a day.
 */
export function formatLongDate(value: string | null | undefined): string {
  if (value === null || value === undefined || value.trim() === '') return dateWords.none;
  const time = Date.parse(value);
  if (Number.isNaN(time)) return dateWords.invalid;
  return inWords(longDate, /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : dayOf(new Date(time)));
}

/** 'Tuesday, November 24, 2026'; 'No date' or 'Invalid date' if there is none. [8.59] [8.60] */
export function formatFullDay(day: CalendarDay): string {
  if (day.trim() === '') return dateWords.none;
  if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return dateWords.invalid;
  return inWords(fullDay, day);
}

/** 'Tuesday, November 24' */
export function formatDay(day: CalendarDay): string {
  return inWords(dayOfYear, day);
}

function inWords(pattern: string, day: CalendarDay): string {
  const [year, month = 1, date] = day.split('-').map(Number);
  return fill(pattern, { weekday: weekdays[weekdayNumber(day)], month: months[month - 1], day: date, year });
}
