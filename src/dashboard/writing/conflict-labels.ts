import { dayInWords, timeOfDay, whenSaved } from './time-of-day.ts';

/** What is on the page in this window, beside another version of it. */
export const THIS_PAGE = 'This page';

/**
 * 'The other one: Firefox on Linux, saved 9:41 AM', or where nobody knows on what it was written: 'The other one: saved
 * elsewhere at 9:41 AM'.
 * @param savedAt in ISO 8601; '' where it is not known
 */
export function otherLabel(device: string | null, savedAt: string, now = new Date()): string {
  const at = savedAt === '' ? null : new Date(savedAt);
  if (device !== null) return `The other one: ${device}, saved${at === null ? '' : ` ${whenSaved(at, now)}`}`;
  if (at === null) return 'The other one: saved elsewhere';
  const day = dayInWords(at, now);
  const when = day === 'Today' ? `at ${timeOfDay(at)}` : `on ${day}, ${timeOfDay(at)}`;
  return `The other one: saved elsewhere ${when}`;
}
