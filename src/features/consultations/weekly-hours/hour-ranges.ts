import { timesOf } from '#shared/booking-rules.ts';
import { minutesOf, timeAt } from '#shared/time-of-day.ts';

/** Calls that begin one every so many minutes, from the first to the last, which is one of them. */
export interface HourRange {
  first: string;
  last: string;
  every: number;
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

/** The range from another first call on: where that comes after its last one, it lasts as long as before. */
export function movedTo(first: string, { last, ...range }: HourRange): HourRange {
  if (first <= last) return { ...range, first, last };
  const end = minutesOf(first) + minutesOf(last) - minutesOf(range.first);
  return { ...range, first, last: timeAt(Math.min(end, MINUTES_OF_A_DAY - 1)) };
}

/** Until then a day's hours usually last. */
const EVENING = 17 * HOUR;

/**
 * Hours after those that a day has: as after a break of one, until the evening, or three calls in it; null where the day has
 * no room.
 */
export function rangeAfter(ranges: readonly HourRange[], minutes: number): HourRange | null {
  const { last, every } = ranges.at(-1) ?? { last: '07:00', every: HOUR };
  const first = minutesOf(last) + 2 * Math.max(every, minutes);
  const end = MINUTES_OF_A_DAY - minutes;
  if (first > end) return null;
  const until = Math.min(Math.max(EVENING, first + 2 * every), end);
  return fitted({ first: timeAt(first), last: timeAt(until), every }, minutes);
}
