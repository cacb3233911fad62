import { type HourRange, rangesOf, timesIn } from './hour-ranges.ts';
import { rangesInWords } from './week-draft.ts';

/**
 * 'Overlaps 10:00 AM to 5:00 PM: saved as 10:00 AM to 9:00 PM', of a range that begins before another one that stands above
 * it ends, and ends after that begins; null where there is none.
 * @param index which of a day's ranges it is
 */
export function overlapInWords(ranges: readonly HourRange[], index: number): string | null {
  const range = ranges[index];
  if (range === undefined) return null;
  const others = ranges
    .slice(0, index)
    .filter(({ first, last }) => first <= range.last && range.first <= last);
  if (others.length === 0) return null;
  const joined = rangesOf(timesIn([...others, range]));
  return `Overlaps ${rangesInWords(others)}: saved as ${rangesInWords(joined)}`;
}
