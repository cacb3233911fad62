import { isWeekend, type Slot, slotStart } from './booking.ts';
import { dayOf } from './business-time.ts';
import { addDays } from './calendar-day.ts';

/** The promised response times: 4 business hours, or 24 hours. [9.2.08] [9.2.09] */
export type ReplyPromise = '4 business hours' | '24 hours';

const HOUR = 60 * 60 * 1_000;
/** Business hours, Monday to Friday. [9.2.07] */
const OPENS: Slot = '9:00 AM';
const CLOSES: Slot = '5:00 PM';

/** When a message's reply is due. Nights and weekends in Arizona do not count as business hours. */
export function replyDue(promise: ReplyPromise, receivedAt: Date): Date {
  return promise === '24 hours'
    ? new Date(receivedAt.getTime() + 24 * HOUR)
    : afterBusinessTime(receivedAt, 4 * HOUR);
}

/** The instant after `milliseconds` of business hours from `start`. */
function afterBusinessTime(start: Date, milliseconds: number): Date {
  let left = milliseconds;
  let day = dayOf(start);
  for (;;) {
    const from = Math.max(slotStart(day, OPENS).getTime(), start.getTime());
    const open = isWeekend(day) ? 0 : Math.max(0, slotStart(day, CLOSES).getTime() - from);
    if (left <= open) return new Date(from + left);
    left -= open;
    day = addDays(day, 1);
  }
}
