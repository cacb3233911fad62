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

/** '4 hours on business days' or '24 hours' */
export function promiseInWords(promise: ReplyPromise): string {
  const { businessHours, hours } = business.replies;
  return promise === 'hours' ? replyWords.hours(hours) : replyWords.businessHours(businessHours);
}

/**
 * When a message's reply is due: always within the opening hours. A promise in hours on the clock that ends outside of
 * them is due when they last end before, but not sooner than one in business hours: who wrote on a Saturday is answered
 * on Monday.
 */
export function replyDue(promise: ReplyPromise, receivedAt: Date): Date {
  return dueWith(business, zoneChanges)(promise, receivedAt);
}

/** Whether it is due later than so many hours on the clock, since the business is closed meanwhile. */
export function isPostponed(promise: ReplyPromise, receivedAt: Date): boolean {
  const hours = business.replies.hours * HOUR;
  return promise === 'hours' && replyDue(promise, receivedAt).getTime() > receivedAt.getTime() + hours;
}

/** The same as replyDue for another profile, in a zone with these changes of clocks. */
export function dueWith({ time, replies }: Pick<Business, 'time' | 'replies'>, zone: ZoneChanges) {
  return (promise: ReplyPromise, receivedAt: Date): Date => {
    const received = receivedAt.getTime();
    const within = inBusinessHours(received);
    if (promise === 'business hours') return new Date(within ?? received + replies.businessHours * HOUR);
    const end = received + replies.hours * HOUR;
    return new Date(within === null ? end : Math.max(within, lastOpen(end)));
  };

  /** The end of as many open hours as are promised; null if it is never open. */
  function inBusinessHours(received: number): number | null {
    let left = replies.businessHours * HOUR;
    for (let days = 0, day = dayOf(received); days < MAX_DAYS; days += 1, day = addDays(day, 1)) {
      for (const [opens, closes] of openOn(day)) {
        const from = Math.max(opens, received);
        const open = Math.max(0, closes - from);
        if (left <= open) return from + left;
        left -= open;
      }
    }
    return null;
  }

  /** That instant, or the last one before it at which it was open within two days; else the distant past. */
  function lastOpen(instant: number): number {
    const day = dayOf(instant);
    const ranges = [addDays(day, -1), day].flatMap(openOn).filter(([opens]) => opens <= instant);
    return Math.max(...ranges.map(([, closes]) => Math.min(closes, instant)));
  }

  function dayOf(instant: number): string {
    return localTime(zone, new Date(instant)).slice(0, 10);
  }

  function openOn(day: string): [opens: number, closes: number][] {
    const ranges = isClosed(time.closed, day) ? [] : time.open[weekdayOf(day)];
    return ranges.map(([opens, closes]) => [instant(day, opens), instant(day, closes)]);
  }

  /** A time that clocks skip is when they have skipped it. */
  function instant(day: string, opensOrCloses: string): number {
    const skipped = () => dayStart(zone, day).getTime() + minutesOf(opensOrCloses) * 60_000;
    return instantOf(zone, day, opensOrCloses)?.getTime() ?? skipped();
  }
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
