import type { CalendarDay } from '#shared/calendar-day.ts';
import type { DaySpan } from '#shared/named-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { datedWords } from './dated-words.ts';
import { timedWords } from './named-time.ts';

/** When something is to be, as far as words tell: 'marta thursday 10am'. */
export interface Moment {
  /** The first day of several, or today where it is one of them; null for none, or one that is over. */
  day: CalendarDay | null;
  slot: Slot | null;
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
  if (dated === null) return { day: null, slot, days: null, rest: timed?.rest ?? words };
  // What stands beside a day and is only a number, is its time: 'thursday 10'.
  const late = slot === null ? timedWords(dated.rest.replace(BARE_NUMBER, 'at ')) : null;
  const day = dated.to < today ? null : laterOf(dated.from, today);
  const { from, to } = dated;
  return { day, slot: slot ?? late?.slot ?? null, days: { from, to }, rest: late?.rest ?? dated.rest };
}

function laterOf(one: CalendarDay, other: CalendarDay): CalendarDay {
  return one < other ? other : one;
}
