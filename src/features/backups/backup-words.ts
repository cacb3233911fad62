import { dayOf, timeOf } from '#shared/business-time.ts';
import { addDays } from '#shared/calendar-day.ts';
import type { BackupStatus } from '#shared/contract/backups.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { formatTime } from '#shared/times-in-words.ts';
import { howMany } from '../../lib/how-many.ts';

export const BEING_MADE = 'A backup is being made, and restoring it is tested.';

/** Until then it is night. */
const MORNING = '06:00';

/** 'tonight, 3:16 AM', 'today, 2:10 PM', 'yesterday, 3:16 AM', or the whole date. */
export function whenMade(moment: string, now: Date): string {
  const instant = new Date(moment);
  const day = dayOf(instant);
  const today = dayOf(now);
  const time = formatTime(timeOf(instant));
  if (day === today) return `${timeOf(instant) < MORNING ? 'tonight' : 'today'}, ${time}`;
  return day === addDays(today, -1) ? `yesterday, ${time}` : formatMoment(moment);
}

/** '14 posts, 212 pictures, 38 MB' */
export function whatIsIn({ posts, pictures, bytes }: NonNullable<BackupStatus['last']>): string {
  const megabytes = bytes < 10_000_000 ? Math.round(bytes / 100_000) / 10 : Math.round(bytes / 1_000_000);
  return `${howMany(posts, 'post')}, ${howMany(pictures, 'picture')}, ${megabytes.toLocaleString('en-US')} MB`;
}
