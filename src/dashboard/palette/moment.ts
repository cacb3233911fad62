import type { CalendarDay } from '#shared/calendar-day.ts';
import type { DaySpan } from '#shared/named-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { callDay } from '../../features/consultations/call-days.ts';
import { datedWords, impossibleWords } from './dated-words.ts';
import { timedWords } from './named-time.ts';

/** When something is to be, as far as words tell: 'marta thursday 10am'. */
export interface Moment {
  /** The first day of several, or today where it is one of them; null for none, or one that is over. */
  day: CalendarDay | null;
  slot: Slot | null;
  /** Why the day that is named can be none that is ahead: it is past, or there is none such; null where it can. */
  refused: string | null;
  /** All days that are named; null for none. */
  days: DaySpan | null;
  /** The other words. */
  rest: string;
}

/** Before a number that stands alone, and not behind a month: there it is a day. */
const BARE_NUMBER =
  /(?<=^|\s)(?<!\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?\s)(?=\d{1,2}(?:\s|$))/i;

/** The day and the time that are among some words, and the rest of them. */
export function momentIn(words: string, today: CalendarDay): Moment {
  const timed = timedWords(words);
  const dated = datedWords(timed?.rest ?? words, today);
  const slot = timed?.slot ?? null;
  const none = impossibleWords(timed?.rest ?? words, today);
  const rest = dated?.rest ?? none?.rest;
  if (rest === undefined) return { day: null, slot, refused: null, days: null, rest: timed?.rest ?? words };
  // What stands beside a day and is only a number, is its time: 'thursday 10'.
  const late = slot === null ? timedWords(rest.replace(BARE_NUMBER, 'at ')) : null;
  const when = { slot: slot ?? late?.slot ?? null, rest: late?.rest ?? rest };
  if (dated === null) return { ...when, day: null, refused: `${none?.date ?? ''} is no day`, days: null };
  const { from, to } = dated;
  const isPast = to < today;
  const refused = isPast ? `${callDay(to, today)} is past` : null;
  return { ...when, day: isPast ? null : laterOf(from, today), refused, days: { from, to } };
}

function laterOf(one: CalendarDay, other: CalendarDay): CalendarDay {
  return one < other ? other : one;
}
