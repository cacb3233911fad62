import { timesOf } from '#shared/booking-rules.ts';
import { minutesOf, timeAt } from '#shared/time-of-day.ts';

/** Calls that begin one every so many minutes, from the first to the last, which is one of them. */
export interface HourRange {
  first: string;
  last: string;
  every: number;
  /** The first and the last call when the owner chose the last one: what follows the first call and the step goes by these. */
  wish?: { first: string; last: string };
}

const HOUR = 60;
/** Calls further apart are ranges of their own. */
const FURTHEST = 4 * HOUR;
const MINUTES_OF_A_DAY = 24 * HOUR;
/** A time every quarter of an hour: at these calls can begin. */
export const TIMES = timesOf({ first: '00:00', last: '23:45', every: 15 });

/** When the calls of a day begin. */
export function timesIn(ranges: readonly HourRange[]): string[] {
  return [...new Set(ranges.flatMap(timesOf))].sort();
}

/** The same as ranges, as few as one would write. @param times in order */
export function rangesOf(times: readonly string[]): HourRange[] {
  const ranges: HourRange[] = [];
  let rest = times.map(minutesOf);
  while (rest.length > 0) {
    const run = firstRun(rest);
    const [first = 0, second = first + HOUR] = run;
    ranges.push({ first: timeAt(first), last: timeAt(run.at(-1) ?? first), every: second - first });
    rest = rest.slice(run.length);
  }
  return ranges;
}

/** The times at the beginning that are equally far apart. Of two, the second may be nearer to those after it. */
function firstRun(times: readonly number[]): number[] {
  const [first = 0, second = first, third] = times;
  const every = second - first;
  if (every === 0 || every > FURTHEST) return [first];
  if (third !== undefined && third - second < every) return [first];
  const end = times.findIndex((time, index) => time !== first + index * every);
  return times.slice(0, end === -1 ? times.length : end);
}

/** When the last call of a range can begin, so that it ends that day. */
export function lastTimes({ first, every }: HourRange, minutes: number): string[] {
  return timesOf({ first, last: timeAt(MINUTES_OF_A_DAY - minutes), every });
}

/** The range with its last call at one of its times: the latest that is not after the one it had. */
export function fitted(range: HourRange, minutes: number): HourRange {
  const last = lastTimes(range, minutes).findLast((time) => time <= range.last);
  return { ...range, last: last ?? range.first };
}

/** The range with another first call, or another step: its last call is fitted to the one that the owner chose. */
export function refitted(
  range: HourRange,
  changes: Partial<Pick<HourRange, 'first' | 'every'>>,
  minutes: number,
): HourRange {
  const wish = range.wish ?? { first: range.first, last: range.last };
  const next = { ...range, ...changes, wish };
  return fitted({ ...next, last: wishedLast(next.first, wish) }, minutes);
}

/** The last call that the owner chose; as long after the first one as then, where that comes after it. */
function wishedLast(first: string, wish: { first: string; last: string }): string {
  if (first <= wish.last) return wish.last;
  const end = minutesOf(first) + minutesOf(wish.last) - minutesOf(wish.first);
  return timeAt(Math.min(end, MINUTES_OF_A_DAY - 1));
}

/** The last call that the owner chose, where the range ends with another one; null where it ends with that. */
export function otherWish({ last, wish }: HourRange): string | null {
  return wish === undefined || wish.last === last ? null : wish.last;
}

/** The ranges as if all of their calls were chosen. */
export function settled(ranges: readonly HourRange[]): HourRange[] {
  return ranges.map(({ first, last, every }) => ({ first, last, every }));
}
