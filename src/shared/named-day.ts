import { addDays, type CalendarDay, weekdayNumber } from './calendar-day.ts';
import { relativeDay } from './relative-day.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];
/** Fewer characters name no day or month. */
const MIN_LENGTH = 3;
const WEEK = 7;
/** The week that a day is in. */
const WEEK_OF = /^(?:the )?week of (?:the )?(.+)$/;
/** What tells which of its name is meant. */
const WHICH = /^(last|this|next) /;
/** How many days its week is from this one. */
const DAYS_ON: Readonly<Record<string, number>> = { last: -WEEK, next: WEEK };
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const NUMBERS = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/;
/** 'dec 3', 'December the 3rd', 'dec 3 2026' */
const MONTH_FIRST = /^(?<month>[a-z]+)\.? (?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)?(?: (?<year>\d{4}))?$/;
/** '3 dec', '3. December', 'the 3rd of December 2026' */
const DAY_FIRST =
  /^(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th|\.)? (?:of )?(?<month>[a-z]+)\.?(?: (?<year>\d{4}))?$/;
/** 'the 3rd' */
const ORDINAL = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)$/;
/** One of any three months in a row has 31 days. */
const MONTHS_TO_TRY = 3;
/** A day without its year is in the past up to here. */
const PAST_DAYS = 180;

/**
 * The day that words name: 'today', 'in 3 days', 'fri', 'next friday', 'dec 4', '4 december 2026', '12/4', '2026-12-04'; of a
 * week ('next week', 'week of dec 7') its Monday.
 * @returns null where they name none
 */
export function namedDay(words: string, today: CalendarDay): CalendarDay | null {
  const typed = plain(words);
  const [, ofWeek] = WEEK_OF.exec(typed) ?? [];
  if (ofWeek !== undefined) {
    const day = namedDay(ofWeek, today);
    return day === null ? null : mondayOf(day);
  }
  return (
    relativeDay(typed, today) ?? weekdayIn(typed, today) ?? dateIn(typed, today) ?? ordinalIn(typed, today)
  );
}

/**
 * The date that words have the form of, where there is none such: 'February 30', 'the 32nd', '13/1'.
 * @returns null where they have no such form, or name a day
 */
export function impossibleDay(words: string, today: CalendarDay): string | null {
  const typed = plain(words);
  if (namedDay(typed, today) !== null) return null;
  const { month = '', day = '', year } = datedGroups(typed) ?? {};
  const name = MONTHS[placeIn(MONTHS, month)];
  if (name !== undefined)
    return [
      name.charAt(0).toUpperCase() + name.slice(1),
      ` ${Number(day)}`,
      year === undefined ? '' : `, ${year}`,
    ].join('');
  return ISO.test(typed) || NUMBERS.test(typed) || ORDINAL.test(typed) ? typed : null;
}

interface WrittenDay {
  /** Whether a day without its year is the last one of that name, rather than the next. */
  isOver?: boolean;
}

/** As `namedDay`, but only by a date, or by how far it is from today: the beginning of a weekday or month begins names, too. */
export function writtenDay(
  words: string,
  today: CalendarDay,
  { isOver = false }: WrittenDay = {},
): CalendarDay | null {
  const typed = plain(words);
  return relativeDay(typed, today) ?? dateIn(typed, today, isOver);
}

function plain(words: string): string {
  return words.trim().toLowerCase().replaceAll(',', ' ').replace(/\s+/g, ' ');
}

function mondayOf(day: CalendarDay): CalendarDay {
  return addDays(day, -((weekdayNumber(day) + WEEK - 1) % WEEK));
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
  if (day !== null) return { from: day, to: isWeek(typed) ? addDays(day, WEEK - 1) : day };
  const [, name = '', year] = /^([a-z]+)\.?(?: (\d{4}))?$/.exec(typed) ?? [];
  const from = placeIn(MONTHS, name) < 0 ? null : monthIn(name, year, today);
  return from === null ? null : { from, to: addDays(firstOfNext(from), -1) };
}

function isWeek(typed: string): boolean {
  return /^(?:last|this|next) week$/.test(typed) || WEEK_OF.test(typed);
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
  const [, which] = WHICH.exec(typed) ?? [];
  const name = typed.replace(WHICH, '');
  const monday = addDays(mondayOf(today), DAYS_ON[which ?? ''] ?? 0);
  if (name === 'week') return monday;
  const weekday = placeIn(WEEKDAYS, name);
  if (weekday < 0) return null;
  return which === 'next' || which === 'last'
    ? addDays(monday, (weekday + WEEK - 1) % WEEK)
    : addDays(today, (weekday - weekdayNumber(today) + WEEK) % WEEK);
}

function dateIn(typed: string, today: CalendarDay, isOver = false): CalendarDay | null {
  const iso = ISO.exec(typed);
  if (iso !== null) return dayFrom(iso[1], iso[2], iso[3]);
  const numbers = NUMBERS.exec(typed);
  if (numbers !== null) return inYear(numbers[3], numbers[1], numbers[2], today, isOver);
  const { month = '', day, year } = datedGroups(typed) ?? {};
  const at = placeIn(MONTHS, month);
  return at < 0 ? null : inYear(year, String(at + 1), day, today, isOver);
}

function datedGroups(typed: string): Record<string, string | undefined> | undefined {
  return (MONTH_FIRST.exec(typed) ?? DAY_FIRST.exec(typed))?.groups;
}

/** The next day of that number, today included: a short month has none of a high one. */
function ordinalIn(typed: string, today: CalendarDay): CalendarDay | null {
  const number = ORDINAL.exec(typed)?.[1];
  if (number === undefined) return null;
  for (let first = `${today.slice(0, 'YYYY-MM'.length)}-01`, count = 0; count < MONTHS_TO_TRY; count += 1) {
    const [year, month] = first.split('-');
    const day = dayFrom(year, month, number);
    if (day !== null && day >= today) return day;
    first = firstOfNext(first);
  }
  return null;
}

/** Without a year, the next one of that name, unless it was not long ago; or the last one. */
function inYear(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  today: CalendarDay,
  isOver = false,
): CalendarDay | null {
  if (year !== undefined) return dayFrom(year, month, day);
  const thisYear = Number(today.slice(0, 4));
  const found = dayFrom(String(thisYear), month, day);
  if (isOver && found !== null && found > today) return dayFrom(String(thisYear - 1), month, day);
  return !isOver && found !== null && found < addDays(today, -PAST_DAYS)
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
