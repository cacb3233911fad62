import { momentWords } from '#content/words/time.ts';
import { dayOf, timeOf } from '#shared/business-time.ts';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';
import { fill } from '#shared/fill.ts';
import { shortDate, shortDateOfYear, shortMonths } from '#shared/short-patterns.ts';
import { formatTime } from '#shared/times-in-words.ts';

export interface ShortDateOptions {
  /** Whether the time stands behind every day, rather than behind today alone. */
  withTime?: boolean;
  /** Whether a word stands before it: 'today'. */
  inSentence?: boolean;
}

/**
 * A date where there is little room, in the business's time: 'Today, 2:05 PM', 'Yesterday', 'Nov 12', and the year where
 * it is not that of `now`: 'Nov 12, 2025'. 'No date' and 'Invalid date' as formatLongDate says them. [8.59] [8.60]
 */
export function formatShortDate(
  value: string | null | undefined,
  now: Date,
  { withTime = false, inSentence = false }: ShortDateOptions = {},
): string {
  const instant = new Date(value ?? '');
  if (value === null || value === undefined || Number.isNaN(instant.getTime())) return formatLongDate(value);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const day = isDay ? value : dayOf(instant);
  const today = dayOf(now);
  const near = nearDay(day, today);
  const words = (inSentence ? near?.toLowerCase() : near) ?? writeShortDate(day, today);
  return !isDay && (withTime || day === today)
    ? momentWords.moment(words, formatTime(timeOf(instant)))
    : words;
}

/** '10:42 AM', in the business's time, and on one line. */
export function timeOfDay(instant: Date): string {
  return formatTime(timeOf(instant)).replaceAll(' ', '\u00a0');
}

/** 'Today', 'Tomorrow' or 'Yesterday'; null for any other day, and while `today` is '', as it is not known. */
export function nearDay(day: CalendarDay, today: CalendarDay): string | null {
  if (today === '') return null;
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  return day === addDays(today, 1) ? 'Tomorrow' : null;
}

/** 'Nov 12', and the year where it is not that of `today`: 'Nov 12, 2025'. */
export function writeShortDate(date: CalendarDay, today: CalendarDay): string {
  const [year, month = 1, day] = date.split('-').map(Number);
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return fill(isThisYear ? shortDate : shortDateOfYear, { year, month: shortMonths[month - 1], day });
}
