import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { type DaySpan, namedDay, namedDays } from '#shared/named-day.ts';

/** 'take dec 24 off', 'days off dec 24-26', 'block dec 3' */
const DAYS_OFF = [
  /^(?:take )?(?:(?:a )?days?|time|holidays?|vacation) off(?: on| from)? (?<days>.+)$/i,
  /^(?:take|have) (?<days>.+) off$/i,
  /^off(?: on| from)? (?<days>.+)$/i,
  /^block(?: off)? (?<days>.+)$/i,
];
/** The longest that is taken for one: a name of a month is none. */
const MAX_DAYS = 62;

/** The days that are to be taken off; null where that is not what is typed, or some of them are over. */
export function typedDaysOff(typed: string, today: CalendarDay): DaySpan | null {
  const words = DAYS_OFF.map((way) => way.exec(typed)?.groups?.days).find((days) => days !== undefined);
  const span = words === undefined ? null : spanIn(words.trim(), today);
  return span === null || span.from < today || span.to < span.from || span.to > addDays(span.from, MAX_DAYS)
    ? null
    : span;
}

/** Days from one to another, or those that one name has: 'dec 24-26', 'dec 30 to jan 2', 'next week'. */
function spanIn(words: string, today: CalendarDay): DaySpan | null {
  const named = namedDays(words, today);
  if (named !== null) return named;
  const [first = '', last = '', ...more] = words.split(/\s*(?:-|–|\bto\b|\buntil\b|\btill\b)\s*/i);
  if (more.length > 0) return null;
  const from = namedDay(first, today);
  const isOfMonth = /^\d{1,2}$/.test(last);
  const to = namedDay(isOfMonth ? first.replace(/\d{1,2}/, last) : last, from ?? today);
  return from === null || to === null ? null : { from, to };
}
