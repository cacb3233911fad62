import type { CalendarDay } from '#shared/calendar-day.ts';
import { type DaySpan, impossibleDay, namedDay, namedDays } from '#shared/named-day.ts';

/** Words with the days that they name: 'nina patel dec', 'ada thursday', 'dec 3 ada'. */
export interface DatedWords extends DaySpan {
  /** The other words: somebody’s name. */
  rest: string;
}

/** So many words name days: 'week of dec 7'. */
const MAX_WORDS = 5;
/** '3', '3rd', '3.' */
const NUMBER = /^\d{1,2}(?:st|nd|rd|th|\.)?$/;
/** They only lead to the day: 'ada on thursday'. */
const BEFORE_DAY: ReadonlySet<string> = new Set(['on', 'in', 'at', 'for', 'from', 'of', 'to']);

/** The days that are among some words, the last of several, and the rest of the words; null for none. */
export function datedWords(words: string, today: CalendarDay): DatedWords | null {
  const found = firstOf(words, (part) => namedDays(part, today) ?? impossibleDay(part, today), today);
  return found === null || typeof found.is === 'string' ? null : { ...found.is, rest: found.rest };
}

/** The date among some words that there is not, as 'February 30', and the rest of the words; null for none. */
export function impossibleWords(words: string, today: CalendarDay): { date: string; rest: string } | null {
  const found = firstOf(words, (part) => namedDays(part, today) ?? impossibleDay(part, today), today);
  return typeof found?.is === 'string' ? { date: found.is, rest: found.rest } : null;
}

/** What the most words beside each other are, the last of several. */
function firstOf<Is>(words: string, isOf: (part: string) => Is | null, today: CalendarDay) {
  const typed = words.trim().split(/\s+/);
  for (let count = Math.min(MAX_WORDS, typed.length); count > 0; count -= 1) {
    for (let at = typed.length - count; at >= 0; at -= 1) {
      const is = isTimeOfDay(typed, at, count, today) ? null : isOf(typed.slice(at, at + count).join(' '));
      if (is !== null) return { is, rest: withoutLeading(typed.toSpliced(at, count)) };
    }
  }
  return null;
}

/** Whether a month belongs to the number before it, so that the one behind it is a time: '3 dec 10'. */
function isTimeOfDay(typed: readonly string[], at: number, count: number, today: CalendarDay): boolean {
  const [before = '', month = '', after = ''] = typed.slice(at - 1, at + 2);
  if (at === 0 || count !== 2 || !NUMBER.test(before) || !/^\d{1,2}$/.test(after)) return false;
  const isOfMonth = at > 1 && namedDay(`${typed[at - 2]} ${before}`, today) !== null;
  return !isOfMonth && namedDay(`${before} ${month}`, today) !== null;
}

function withoutLeading(words: readonly string[]): string {
  return words.filter((word) => !BEFORE_DAY.has(word.toLowerCase())).join(' ');
}
