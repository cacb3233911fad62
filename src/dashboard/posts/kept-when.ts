import { dayOf } from '#shared/business-time.ts';
import { formatShortDate, nearDay } from '../../components/dashboard/short-date.ts';

/** 'today, 3:42 PM' or 'on Jan 5, 3:42 PM', in the business's time. */
export function keptWhen(keptAt: string, now = new Date()): string {
  const instant = new Date(keptAt);
  if (Number.isNaN(instant.getTime())) return 'earlier';
  const words = formatShortDate(keptAt, now, { withTime: true, inSentence: true });
  return nearDay(dayOf(instant), dayOf(now)) === null ? `on ${words}` : words;
}
