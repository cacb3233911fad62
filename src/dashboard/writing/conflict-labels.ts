import { formatShortDate } from '../../components/dashboard/short-date.ts';

/** What is on the page in this window, beside another version of it. */
export const THIS_PAGE = 'This page';

/**
 * 'The other one: Firefox on Linux, saved today, 9:41 AM', or where nobody knows on what it was written: 'The other one:
 * saved elsewhere today, 9:41 AM'.
 * @param savedAt in ISO 8601; '' where it is not known
 */
export function otherLabel(device: string | null, savedAt: string, now = new Date()): string {
  const by = device === null ? 'saved elsewhere' : `${device}, saved`;
  const when =
    savedAt === '' ? '' : ` ${formatShortDate(savedAt, now, { withTime: true, inSentence: true })}`;
  return `The other one: ${by}${when}`;
}
