import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import { minutesOf } from '#shared/time-of-day.ts';

/**
 * How many calls a day has room for at most.
 * @param times when calls can begin, 'HH:MM' in order
 * @param buffer the free time between two, in minutes
 */
export function callsThatFit(times: readonly string[], buffer: number): number {
  let count = 0;
  let free = 0;
  for (const start of times.map(minutesOf)) {
    if (start < free) continue;
    count += 1;
    free = start + CONSULTATION_MINUTES + buffer;
  }
  return count;
}
