import { addDays, type CalendarDay, weekdayNumber } from '#shared/calendar-day.ts';

const NEAR = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
]);
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];
/** Fewer characters name no day or month. */
const MIN_LENGTH = 3;
const WEEK = 7;
/** A day without its year is in the past up to here. */
const PAST_DAYS = 180;

/**
 * The day that words name: 'today', 'fri', 'next friday', 'next week', 'dec 4', '4 december 2026', '12/4', '2026-12-04'.
 * @returns null where they name none
 */
export function namedDay(words: string, today: CalendarDay): CalendarDay | null {
  const typed = words.trim().toLowerCase().replaceAll(',', ' ').replace(/\s+/g, ' ');
  const near = NEAR.get(typed);
  if (near !== undefined) return addDays(today, near);
  return weekdayIn(typed, today) ?? dateIn(typed, today);
}

/** Days from one to another, both included. */
export interface DaySpan {
  from: CalendarDay;
  to: CalendarDay;
}

/** The days that words name: those of a week, of a month ('dec', 'december 2026'), or a single one; null where they name none. */
export function namedDays(words: string, today: CalendarDay): DaySpan | null {
  const typed = words.trim().toLowerCase();
  const day = namedDay(typed, today);
  if (day !== null)
    return { from: day, to: /^(?:this|next) week$/.test(typed) ? addDays(day, WEEK - 1) : day };
  const [, name = '', year] = /^([a-z]+)\.?(?: (\d{4}))?$/.exec(typed) ?? [];
  const from = placeIn(MONTHS, name) < 0 ? null : monthIn(name, year, today);
  return from === null ? null : { from, to: addDays(firstOfNext(from), -1) };
}

/** Its first day. */
function monthIn(name: string, year: string | undefined, today: CalendarDay): CalendarDay | null {
  return inYear(year, String(placeIn(MONTHS, name) + 1), '1', today);
}

function firstOfNext(first: CalendarDay): CalendarDay {
  const MORE_THAN_ITS_DAYS = 31;
  return `${addDays(first, MORE_THAN_ITS_DAYS).slice(0, 'YYYY-MM'.length)}-01`;
}

function weekdayIn(typed: string, today: CalendarDay): CalendarDay | null {
  const next = typed.startsWith('next ');
  const name = next ? typed.slice('next '.length) : typed;
  const monday = addDays(today, -((weekdayNumber(today) + WEEK - 1) % WEEK));
  if (name === 'week' || typed === 'this week') return addDays(monday, next ? WEEK : 0);
  const weekday = placeIn(WEEKDAYS, name);
  if (weekday < 0) return null;
  return next
    ? addDays(monday, WEEK + ((weekday + WEEK - 1) % WEEK))
    : addDays(today, (weekday - weekdayNumber(today) + WEEK) % WEEK);
}

function dateIn(typed: string, today: CalendarDay): CalendarDay | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso !== null) return dayFrom(iso[1], iso[2], iso[3]);
  const numbers = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(typed);
  if (numbers !== null) return inYear(numbers[3], numbers[1], numbers[2], today);
  const named =
    /^(?<month>[a-z]+)\.? (?<day>\d{1,2})(?: (?<year>\d{4}))?$/.exec(typed) ??
    /^(?<day>\d{1,2})\.? (?<month>[a-z]+)\.?(?: (?<year>\d{4}))?$/.exec(typed);
  const { month = '', day, year } = named?.groups ?? {};
  const at = placeIn(MONTHS, month);
  return at < 0 ? null : inYear(year, String(at + 1), day, today);
}

/** Without a year, the next one of that name, unless it was not long ago. */
function inYear(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  today: CalendarDay,
): CalendarDay | null {
  if (year !== undefined) return dayFrom(year, month, day);
  const thisYear = Number(today.slice(0, 4));
  const found = dayFrom(String(thisYear), month, day);
  return found !== null && found < addDays(today, -PAST_DAYS)
    ? dayFrom(String(thisYear + 1), month, day)
    : found;
}

function dayFrom(year = '', month = '', day = ''): CalendarDay | null {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  // February 30 would be one of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written) ? written : null;
}

function placeIn(names: readonly string[], typed: string): number {
  return typed.length < MIN_LENGTH ? -1 : names.findIndex((name) => name.startsWith(typed));
}
