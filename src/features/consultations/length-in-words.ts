import { howMany } from '../../lib/how-many.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** '45 minutes', '2 hours', '3 days' */
export function lengthInWords(minutes: number): string {
  if (minutes % DAY === 0 && minutes > DAY) return howMany(minutes / DAY, 'day');
  return minutes % HOUR === 0 ? howMany(minutes / HOUR, 'hour') : howMany(minutes, 'minute');
}
