import { dateWords } from '#content/words/dates.ts';
import { dayOf } from './business-time.ts';
import type { CalendarDay } from './calendar-day.ts';
import { longDate, months } from './date-patterns.ts';

// Does not use Intl, whose first call blocks the page for 15 to 30 ms.

/**
 * 'January 5, 2026'; 'No date' if missing, 'Invalid date' if it cannot be parsed. [2.10.14] [8.59] [8.60]
 * An instant is shown as its date where the business is, wherever it is read; a date-only value never shifts by a day.
 */
export function formatLongDate(value: string | null | undefined): string {
  if (value === null || value === undefined || value.trim() === '') return dateWords.none;
  const time = Date.parse(value);
  if (Number.isNaN(time)) return dateWords.invalid;
  return writeDate(longDate, /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : dayOf(new Date(time)));
}

/** 'January 5' of '{month} {day}' @param weekday stands for '{weekday}' */
export function writeDate(pattern: string, date: CalendarDay, weekday = ''): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return pattern
    .replace('{weekday}', weekday)
    .replace('{month}', months[month - 1] ?? '')
    .replace('{day}', `${day}`)
    .replace('{year}', `${year}`);
}
