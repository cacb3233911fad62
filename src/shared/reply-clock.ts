import { business } from '#content/business.ts';
import { replyWords } from '#content/words/time.ts';
import { isClosed } from './booking-rules.ts';
import type { Business } from './business-profile.ts';
import { addDays } from './calendar-day.ts';
import { weekdayOf } from './weekdays.ts';
import { zoneChanges } from './zone-changes.ts';
import { dayStart, instantOf } from './zone-clock.ts';
import { localTime, type ZoneChanges } from './zone-offsets.ts';

/** What the promised time is counted in: hours within the opening hours, or hours on the clock. [9.2.08] [9.2.09] */
export type ReplyPromise = 'business hours' | 'hours';

const HOUR = 60 * 60 * 1_000;
/** Without a single open hour in so many days, there are no business hours. */
const MAX_DAYS = 366;

/** '4 business hours' or '24 hours' */
export function promiseInWords(promise: ReplyPromise): string {
  const { businessHours, hours } = business.replies;
  return promise === 'hours' ? replyWords.hours(hours) : replyWords.businessHours(businessHours);
}

/** When a message's reply is due. Nights and closed days do not count as business hours. */
export function replyDue(promise: ReplyPromise, receivedAt: Date): Date {
  return dueWith(business, zoneChanges)(promise, receivedAt);
}

/** The same for another profile, in a zone with these changes of clocks. */
export function dueWith({ time, replies }: Pick<Business, 'time' | 'replies'>, zone: ZoneChanges) {
  return (promise: ReplyPromise, receivedAt: Date): Date => {
    const received = receivedAt.getTime();
    if (promise === 'hours') return new Date(received + replies.hours * HOUR);
    let left = replies.businessHours * HOUR;
    let day = localTime(zone, receivedAt).slice(0, 10);
    for (let days = 0; days < MAX_DAYS; days += 1) {
      const ranges = isClosed(time.closed, day) ? [] : time.open[weekdayOf(day)];
      for (const [opens, closes] of ranges) {
        const from = Math.max(instant(day, opens), received);
        const open = Math.max(0, instant(day, closes) - from);
        if (left <= open) return new Date(from + left);
        left -= open;
      }
      day = addDays(day, 1);
    }
    return new Date(received + replies.businessHours * HOUR);
  };

  /** A time that clocks skip is when they have skipped it. */
  function instant(day: string, opensOrCloses: string): number {
    const skipped = () => dayStart(zone, day).getTime() + minutesOf(opensOrCloses) * 60_000;
    return instantOf(zone, day, opensOrCloses)?.getTime() ?? skipped();
  }
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
