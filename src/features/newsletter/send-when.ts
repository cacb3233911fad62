import { dayOf, timeOf } from '#shared/business-time.ts';
import { instantAt } from '#shared/business-instant.ts';
import { addDays } from '#shared/calendar-day.ts';
import type { FormFailure } from '../../lib/use-form.ts';

/** When a newsletter goes out, in the site's own time: a day and a time as they are typed. */
export interface SendTime {
  day: string;
  time: string;
}

/** Proposed for a newsletter that has no time yet. */
const USUAL_TIME = '09:00';

/** The time so far, or what is proposed. @param sendAt ISO 8601; null without one */
export function beginningTime(sendAt: string | null, today: string): SendTime {
  if (sendAt === null) return { day: addDays(today, 1), time: USUAL_TIME };
  const before = new Date(sendAt);
  return { day: dayOf(before), time: timeOf(before) };
}

/** What is wrong with a time; the server checks it once more. */
export function timeProblem({ day, time }: SendTime): FormFailure | null {
  const instant = instantAt(day, time);
  if (instant === null) {
    const isSkipped = day !== '' && time !== '';
    const message = isSkipped
      ? 'Clocks skip that time on that day. Please choose another one.'
      : 'Please choose a day and a time.';
    return { message, fields: [day === '' ? 'day' : 'time'], alert: null };
  }
  if (instant.getTime() <= Date.now()) {
    return { message: 'Please choose a time that is still ahead.', fields: ['day'], alert: null };
  }
  return null;
}
