import type { CalendarDay } from '#shared/calendar-day.ts';
import { type DaySpan, namedDays } from './named-day.ts';

/** Words with the days that they name: 'nina patel dec', 'ada thursday', 'dec 3 ada'. */
export interface DatedWords extends DaySpan {
  /** The other words: somebody’s name. */
  rest: string;
}

/** So many words name days: 'dec 3 2026'. */
const MAX_WORDS = 3;
/** They only lead to the day: 'ada on thursday'. */
const BEFORE_DAY: ReadonlySet<string> = new Set(['on', 'in', 'at', 'for', 'from', 'of']);

/** The days that the last of some words name, or the first, and the rest of them; null where none do, or there is no rest. */
export function datedWords(words: string, today: CalendarDay): DatedWords | null {
  const typed = words.trim().split(/\s+/);
  if (namedDays(words, today) !== null) return null;
  for (let count = Math.min(MAX_WORDS, typed.length - 1); count > 0; count -= 1) {
    const parts = [
      { named: typed.slice(-count), others: typed.slice(0, -count) },
      { named: typed.slice(0, count), others: typed.slice(count) },
    ];
    for (const { named, others } of parts) {
      const days = namedDays(named.join(' '), today);
      const rest = others.filter((word) => !BEFORE_DAY.has(word.toLowerCase())).join(' ');
      if (days !== null && rest !== '') return { ...days, rest };
    }
  }
  return null;
}
