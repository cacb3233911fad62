import { formatWeekdayTime } from '#shared/moments-in-words.ts';
import { dayOf } from '#shared/business-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface TimeLeft {
  isOverdue: boolean;
  words: string;
}

/** The state of a promise at `now`: '2 h 40 min left', 'Due Monday 12 PM' on a later day, 'Overdue by 3 h 5 min'. */
export function timeLeft(due: Date, now: Date): TimeLeft {
  const left = due.getTime() - now.getTime();
  if (left < 0) return { isOverdue: true, words: `Overdue by ${inWords(-left)}` };
  const words = dayOf(due) === dayOf(now) ? `${inWords(left)} left` : `Due ${formatWeekdayTime(due)}`;
  return { isOverdue: false, words };
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
