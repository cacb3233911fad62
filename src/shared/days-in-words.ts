import { dateWords } from '#content/words/dates.ts';
import { type CalendarDay, weekdayNumber } from './calendar-day.ts';
import { writeDate } from './dates-in-words.ts';
import { dayOfYear, fullDay, weekdays } from './day-patterns.ts';

/** 'Tuesday, November 24, 2026'; 'No date' or 'Invalid date' if there is none. [8.59] [8.60] */
export function formatFullDay(day: CalendarDay): string {
  if (day.trim() === '') return dateWords.none;
  if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return dateWords.invalid;
  return writeDate(fullDay, day, weekdays[weekdayNumber(day)]);
}

/** 'Tuesday, November 24' */
export function formatDay(day: CalendarDay): string {
  return writeDate(dayOfYear, day, weekdays[weekdayNumber(day)]);
}
