import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { type DaySpan, namedDay, namedDays } from '#shared/named-day.ts';
import { typedWhenOff } from './typed-off.ts';
import { dayAndTimes, type TimesOff } from './times-of-day.ts';

/** The longest that is taken for one: a name of a month is none. */
const MAX_DAYS = 62;
const NUMBER = /^\d{1,2}$/;

/** The days that are to be taken off; null where that is not what is typed, or some of them are over. */
export function typedDaysOff(typed: string, today: CalendarDay): DaySpan | null {
  const words = typedWhenOff(typed);
  const span = words === null ? null : spanIn(words, today);
  return span === null || span.from < today || span.to < span.from || span.to > addDays(span.from, MAX_DAYS)
    ? null
    : span;
}

/** Days from one to another, or those that one name has: 'dec 24-26', '24-26 dec', 'dec 30 to jan 2', 'next week'. */
function spanIn(words: string, today: CalendarDay): DaySpan | null {
  const named = namedDays(words, today);
  if (named !== null) return named;
  const [first = '', last = '', ...more] = words.split(/\s*(?:-|–|\bto\b|\buntil\b|\btill\b)\s*/i);
  if (more.length > 0) return null;
  const from = namedDay(NUMBER.test(first) ? last.replace(/\d{1,2}/, first) : first, today);
  const to = namedDay(NUMBER.test(last) ? first.replace(/\d{1,2}/, last) : last, from ?? today);
  return from === null || to === null ? null : { from, to };
}

/** Times of a day that are to be taken off; null where that is not what is typed, or the day is over. */
export function typedTimesOff(typed: string, today: CalendarDay): TimesOff | null {
  const words = typedWhenOff(typed);
  const times = words === null ? null : dayAndTimes(words, today);
  return times === null || times.day < today ? null : times;
}

const OPENED = /^(?:unblock|re-?open|open(?: up)?)(?: the)?(?: day)?(?: on)? (?<day>.+)$/i;

/** A day off that is to be opened again: 'unblock dec 4'; null where that is not what is typed, or it is over. */
export function typedDayOpened(typed: string, today: CalendarDay): CalendarDay | null {
  const day = namedDay(OPENED.exec(typed)?.groups?.day ?? '', today);
  return day === null || day < today ? null : day;
}
