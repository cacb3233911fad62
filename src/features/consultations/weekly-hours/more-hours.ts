import { minutesOf, timeAt } from '#shared/time-of-day.ts';
import { fitted, type HourRange } from './hour-ranges.ts';

const HOUR = 60;
const QUARTER = 15;
const MINUTES_OF_A_DAY = 24 * HOUR;
/** From then, and until then, a day's hours usually last. */
const MORNING = 9 * HOUR;
const EVENING = 17 * HOUR;

/**
 * Hours to add to those that a day has: after them, or else in its longest gap.
 * @param minutes how long a call is
 * @returns null where the day has no room
 */
export function moreHours(ranges: readonly HourRange[], minutes: number): HourRange | null {
  return rangeAfter(ranges, minutes) ?? rangeInGap(ranges, minutes);
}

/** As after a break of one, until the evening, or three calls in it. */
function rangeAfter(ranges: readonly HourRange[], minutes: number): HourRange | null {
  const { last, every } = [...ranges].sort(by('last')).at(-1) ?? { last: '07:00', every: HOUR };
  const first = minutesOf(last) + 2 * Math.max(every, minutes);
  const end = MINUTES_OF_A_DAY - minutes;
  if (first > end) return null;
  const until = Math.min(Math.max(EVENING, first + 2 * every), end);
  return fitted({ first: timeAt(first), last: timeAt(until), every }, minutes);
}

/** With a break of an hour on either side where there is room for it; otherwise a single call. */
function rangeInGap(ranges: readonly HourRange[], minutes: number): HourRange | null {
  const longest = gapsBefore(ranges, minutes).reduce((one, other) =>
    other.to - other.from > one.to - one.from ? other : one,
  );
  const { from, to } = longest;
  const first = from === 0 ? MORNING : from + HOUR;
  const last = to - minutes - HOUR;
  if (first <= last) return fitted({ first: timeAt(first), last: timeAt(last), every: HOUR }, minutes);
  const only = [last, to - minutes].map(onQuarter).find((time) => time >= from);
  return only === undefined ? null : { first: timeAt(only), last: timeAt(only), every: HOUR };
}

interface Gap {
  from: number;
  to: number;
}

/** What is free before each range, in minutes of the day: the whole day where there is none. */
function gapsBefore(ranges: readonly HourRange[], minutes: number): Gap[] {
  const [earliest, ...later] = [...ranges].sort(by('first'));
  if (earliest === undefined) return [{ from: 0, to: MINUTES_OF_A_DAY }];
  const gaps: Gap[] = [{ from: 0, to: minutesOf(earliest.first) }];
  let end = minutesOf(earliest.last) + minutes;
  for (const { first, last } of later) {
    gaps.push({ from: end, to: minutesOf(first) });
    end = Math.max(end, minutesOf(last) + minutes);
  }
  return gaps;
}

/** The ranges of a day with one more, in their order. */
export function withHours(ranges: readonly HourRange[], added: HourRange): HourRange[] {
  return [...ranges, added].sort(by('first'));
}

function by(end: 'first' | 'last') {
  return (one: HourRange, other: HourRange) => one[end].localeCompare(other[end]);
}

function onQuarter(time: number): number {
  return Math.floor(time / QUARTER) * QUARTER;
}
