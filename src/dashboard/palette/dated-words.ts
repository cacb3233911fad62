import type { CalendarDay } from '#shared/calendar-day.ts';
import { type DaySpan, namedDays } from '#shared/named-day.ts';

/** Words with the days that they name: 'nina patel dec', 'ada thursday', 'dec 3 ada'. */
export interface DatedWords extends DaySpan {
  /** The other words: somebody’s name. */
  rest: string;
}

/** So many words name days: 'week of dec 7'. */
const MAX_WORDS = 5;
/** They only lead to the day: 'ada on thursday'. */
const BEFORE_DAY: ReadonlySet<string> = new Set(['on', 'in', 'at', 'for', 'from', 'of', 'to']);

/** The days that are among some words, the last of several, and the rest of the words; null for none. */
export function datedWords(words: string, today: CalendarDay): DatedWords | null {
  const typed = words.trim().split(/\s+/);
  for (let count = Math.min(MAX_WORDS, typed.length); count > 0; count -= 1) {
    for (let at = typed.length - count; at >= 0; at -= 1) {
      const days = namedDays(typed.slice(at, at + count).join(' '), today);
      if (days !== null) return { ...days, rest: withoutLeading(typed.toSpliced(at, count)) };
    }
  }
  return null;
}

function withoutLeading(words: readonly string[]): string {
  return words.filter((word) => !BEFORE_DAY.has(word.toLowerCase())).join(' ');
}
