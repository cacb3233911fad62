import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { type Slot, slotTo24Hours } from '#shared/time-of-day.ts';
import { type DaySpan, namedDay, namedDays } from '#shared/named-day.ts';
import { timedWords } from './named-time.ts';

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

/** 'block tuesday 9am to 11am', 'off tuesday 9-11am' */
const TIMES_OFF = /^(?:block(?: off)?|(?:take )?(?:times? )?off) (?<when>.+?)$/i;
/** 'tuesday 9am to 11am', 'tuesday from 9 to 11' */
const SPAN =
  /^(?<before>.*?)\b(?:from +|at +)?(?<from>\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\.?)?) *(?:-|–|to|until|till) *(?<to>\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\.?)?)(?<after>(?: .*)?)$/i;

/** Times of a day that are to be taken off, from one to another, as 'HH:MM'. */
interface TimesOff {
  day: CalendarDay;
  from: string;
  to: string;
}

/** The times of one day that are to be taken off; null where that is not what is typed, or the day is over. */
export function typedTimesOff(typed: string, today: CalendarDay): TimesOff | null {
  const {
    before = '',
    from = '',
    to = '',
    after = '',
  } = SPAN.exec(TIMES_OFF.exec(typed)?.groups?.when ?? '')?.groups ?? {};
  const day = namedDay(`${before}${after}`.replace(/\bon\b/i, '').trim(), today);
  const half = /[ap]\.?m\.?$/i.exec(to)?.[0] ?? '';
  const end = slotIn(to);
  const begin = slotIn(from);
  const sameHalf = /[ap]\.?m\.?$/i.test(from) ? null : slotIn(from + half);
  const first = sameHalf !== null && end !== null && timeOf(sameHalf) < timeOf(end) ? sameHalf : begin;
  if (day === null || day < today || first === null || end === null || timeOf(first) >= timeOf(end))
    return null;
  return { day, from: timeOf(first), to: timeOf(end) };
}

const timeOf = (slot: Slot) => slotTo24Hours(slot);

function slotIn(words: string): Slot | null {
  return timedWords(`at ${words}`)?.slot ?? null;
}
