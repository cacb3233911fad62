import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import { dayOf } from '#shared/business-time.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { formatDay } from '#shared/days-in-words.ts';
import { parseSlot } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import { nearDay } from '../../components/dashboard/short-date.ts';
import { startOf } from '../../features/consultations/is-ahead.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SOON = 3 * HOUR;

/** The calls that have not ended at `now`. */
export function notOver(calls: readonly Consultation[], now: Date): Consultation[] {
  return calls.filter((call) => {
    const start = startOf(call);
    return start !== null && start + CONSULTATION_MINUTES * MINUTE > now.getTime();
  });
}

/** Whether it runs, or begins within the hour. */
export function isImminent(call: Consultation, now: Date): boolean {
  return (startOf(call) ?? Infinity) - now.getTime() < HOUR;
}

/** 'now', 'in 40 min', 'in 2 h 5 min'; null for a call that is farther away: its day and hour say enough. */
export function startsIn(call: Consultation, now: Date): string | null {
  const left = (startOf(call) ?? Infinity) - now.getTime();
  if (left <= 0) return 'now';
  if (left >= SOON) return null;
  const hours = Math.floor(left / HOUR);
  const minutes = Math.ceil((left % HOUR) / MINUTE);
  return hours === 0 ? `in ${minutes} min` : `in ${hours} h ${minutes} min`;
}

/** Its day as one speaks of it: 'Today', 'Tomorrow', 'Thursday, November 26'. */
export function dayInWords({ consultation_date: day }: Consultation, now: Date): string {
  return nearDay(day, dayOf(now)) ?? formatDay(day);
}

/** The time where the business is; unchanged if it is none. */
export function hourOf({ consultation_time: time }: Consultation): string {
  const slot = parseSlot(time);
  return slot === null ? time : formatSlot(slot);
}
