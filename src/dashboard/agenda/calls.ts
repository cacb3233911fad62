import { CONSULTATION_MINUTES, slotStart } from '#shared/booking.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { parseSlot } from '#shared/time-of-day.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When a call begins, in ms since 1970; null for a time that is none. */
function startOf({ consultation_date, consultation_time }: Consultation): number | null {
  const slot = parseSlot(consultation_time);
  return slot === null ? null : (slotStart(consultation_date, slot)?.getTime() ?? null);
}

/** The calls that have not ended at `now`. */
export function notOver(calls: readonly Consultation[], now: Date): Consultation[] {
  return calls.filter((call) => {
    const start = startOf(call);
    return start !== null && start + CONSULTATION_MINUTES * MINUTE > now.getTime();
  });
}

/** 'now', 'in 40 min', 'in 2 h 5 min'; null for a call that is a day away. */
export function startsIn(call: Consultation, now: Date): string | null {
  const left = (startOf(call) ?? Infinity) - now.getTime();
  if (left <= 0) return 'now';
  if (left >= DAY) return null;
  const hours = Math.floor(left / HOUR);
  const minutes = Math.ceil((left % HOUR) / MINUTE);
  return hours === 0 ? `in ${minutes} min` : `in ${hours} h ${minutes} min`;
}
