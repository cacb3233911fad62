import { minutesOf, type Slot, slotTo24Hours } from '#shared/time-of-day.ts';
import { lastTimes, TIMES } from './weekly-hours/hour-ranges.ts';

const HOUR = 60;

/**
 * The times that a day can have beside those that are open, in 'HH:MM': those at which a call fits in among all that have a
 * box, and of these the ones that can't be booked.
 * @param minutes how long a call is
 */
export function timesToAdd(open: readonly Slot[], closed: readonly Slot[], minutes: number): string[] {
  const latest = lastTimes({ first: '00:00', last: '00:00', every: 1 }, minutes).at(-1) ?? '';
  const taken = [...open, ...closed].map(slotTo24Hours);
  const fits = TIMES.filter(
    (time) =>
      time <= latest && taken.every((other) => Math.abs(minutesOf(time) - minutesOf(other)) >= minutes),
  );
  return [...new Set([...fits, ...closed.map(slotTo24Hours)])].sort();
}

/** Of the times that can be added, those from one on, each so many minutes after the one before or some. */
export function timesUntil(first: string, free: readonly string[], every: number): string[] {
  const start = minutesOf(first);
  return free.filter((time) => time >= first && (minutesOf(time) - start) % every === 0);
}

/** How far apart the times of a week are, in minutes: as near as two of them on one day; an hour where there are no two. */
export function stepOf(days: readonly (readonly string[])[], minutes: number): number {
  const gaps = days.flatMap((times) =>
    times.slice(1).map((time, index) => minutesOf(time) - minutesOf(times[index] ?? time)),
  );
  return gaps.length === 0 ? Math.max(HOUR, minutes) : Math.max(minutes, Math.min(...gaps));
}
