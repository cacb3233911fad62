import { formatShortDate } from '../../components/dashboard/short-date.ts';

/** What is on the page in this window, beside another version of it. */
export const THIS_PAGE = { label: 'This page', where: 'on this page' };

/**
 * The other one, by where it is from: 'Firefox on Linux, today, 9:41 AM', or where nobody knows on what it was written:
 * 'Saved elsewhere, today, 9:41 AM'.
 * @param savedAt in ISO 8601; '' where it is not known
 */
export function otherOne(device: string | null, savedAt: string, now = new Date()) {
  const when = savedAt === '' ? [] : [formatShortDate(savedAt, now, { withTime: true, inSentence: true })];
  return { label: [device ?? 'Saved elsewhere', ...when].join(', '), where: 'in the other one' };
}
