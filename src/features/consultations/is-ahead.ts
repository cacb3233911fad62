import { CONSULTATION_MINUTES, slotStart } from '#shared/booking.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { parseSlot } from '#shared/time-of-day.ts';

/** When a call begins, in ms since 1970; null for a time that is none. */
export function startOf({
  consultation_date,
  consultation_time,
}: Pick<Consultation, 'consultation_date' | 'consultation_time'>): number | null {
  const slot = parseSlot(consultation_time);
  return slot === null ? null : (slotStart(consultation_date, slot)?.getTime() ?? null);
}

/** Whether it can still be moved or cancelled; the server has the last word. */
export function isAhead(
  consultation: Pick<Consultation, 'status' | 'consultation_date' | 'consultation_time'>,
  now: Date,
): boolean {
  const start = startOf(consultation);
  return ['pending', 'confirmed'].includes(consultation.status) && start !== null && start > now.getTime();
}

/** Whether it has begun, and has not ended. */
export function isUnderWay(
  consultation: Pick<Consultation, 'status' | 'consultation_date' | 'consultation_time'>,
  now: Date,
): boolean {
  const start = startOf(consultation);
  const minutes = start === null ? -1 : (now.getTime() - start) / 60_000;
  return consultation.status !== 'cancelled' && minutes >= 0 && minutes < CONSULTATION_MINUTES;
}
