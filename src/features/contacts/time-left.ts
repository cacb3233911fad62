import { formatShortDate, nearDay } from '../../components/dashboard/short-date.ts';
import { formatWeekdayTime } from '#shared/moments-in-words.ts';
import { dayOf } from '#shared/business-time.ts';
import { howMany } from '../../lib/how-many.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface TimeLeft {
  isOverdue: boolean;
  words: string;
}

/** The state of a promise at `now`: 'Due today, 12:00 PM', 'Due Monday 12 PM' after tomorrow, 'Overdue by 3 hours'. */
export function timeLeft(due: Date, now: Date): TimeLeft {
  const left = due.getTime() - now.getTime();
  if (left < 0) return { isOverdue: true, words: `Overdue by ${inWords(-left)}` };
  const isNear = nearDay(dayOf(due), dayOf(now)) !== null;
  const when = isNear
    ? formatShortDate(due.toISOString(), now, { withTime: true, inSentence: true })
    : formatWeekdayTime(due);
  return { isOverdue: false, words: `Due ${when}` };
}

/** '40 min', '2 hours', '3 days': what is late is not late to the minute. Nothing is rounded up. */
function inWords(milliseconds: number): string {
  if (milliseconds >= DAY) return howMany(Math.floor(milliseconds / DAY), 'day');
  if (milliseconds >= HOUR) return howMany(Math.floor(milliseconds / HOUR), 'hour');
  const minutes = Math.floor(milliseconds / MINUTE);
  return minutes === 0 ? 'less than 1 min' : `${minutes} min`;
}
