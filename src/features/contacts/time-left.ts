import { formatShortDate, nearDay } from '../../components/dashboard/short-date.ts';
import { formatWeekdayTime } from '#shared/moments-in-words.ts';
import { dayOf } from '#shared/business-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface TimeLeft {
  isOverdue: boolean;
  words: string;
}

/** The state of a promise at `now`: 'Due today, 12:00 PM', 'Due Monday 12 PM' after tomorrow, 'Overdue by 3 h 5 min'. */
export function timeLeft(due: Date, now: Date): TimeLeft {
  const left = due.getTime() - now.getTime();
  if (left < 0) return { isOverdue: true, words: `Overdue by ${inWords(-left)}` };
  const isNear = nearDay(dayOf(due), dayOf(now)) !== null;
  const when = isNear
    ? formatShortDate(due.toISOString(), now, { withTime: true, inSentence: true })
    : formatWeekdayTime(due);
  return { isOverdue: false, words: `Due ${when}` };
}

/** '40 min', '2 h 40 min', '3 days'; nothing is rounded up. */
function inWords(milliseconds: number): string {
  const hours = Math.floor((milliseconds % DAY) / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  const days = Math.floor(milliseconds / DAY);
  if (days > 0) return days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`;
  if (hours > 0) return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
  return minutes === 0 ? 'less than 1 min' : `${minutes} min`;
}
