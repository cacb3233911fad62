import { MAX_SCHEDULE_DAYS } from '#shared/limits.ts';
import { unprocessable } from '../../http/errors.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The time of a newsletter that goes out as soon as visitors can read its post. */
export const WITH_POST = new Date(0).toISOString();

/** @param sendAt when a newsletter is to be sent, in ISO 8601 @throws HttpError 422 unless it is still ahead */
export function requireSchedulable(sendAt: string | null, now: Date): void {
  const ahead = Date.parse(sendAt ?? '') - now.getTime();
  if (!(ahead > 0)) throw unprocessable('Please choose a time that is still ahead.', 'send_at');
  if (ahead > MAX_SCHEDULE_DAYS * DAY_MS)
    throw unprocessable('Please choose a time within a year.', 'send_at');
}
