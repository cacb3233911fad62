import { minutesOf } from './time-of-day.ts';
import { formatTime } from './times-in-words.ts';

const MINUTES_OF_A_DAY = 24 * 60;

/**
 * What is wrong with the times at which the calls of a day begin: calls overlap, or end on another day; null for nothing.
 * @param times 'HH:MM', in order
 * @param minutes how long a call is
 */
export function problemOfDay(times: readonly string[], minutes: number): string | null {
  for (const [index, time] of times.entries()) {
    const next = times[index + 1];
    const end = minutesOf(time) + minutes;
    if (end > MINUTES_OF_A_DAY) return `A call at ${formatTime(time)} would end after midnight.`;
    if (next !== undefined && minutesOf(next) < end) {
      return `${formatTime(time)} and ${formatTime(next)} are too near: a call takes ${minutes} minutes.`;
    }
  }
  return null;
}
