import { addDays, parseSlot, slotStart } from '#shared/business.ts';
import { formatFullDay } from '#shared/dates-in-words.ts';
import type { NewConsultation } from '../../db/tables.ts';

/** The fields that emails and calendars use; `sequence` counts the changes. */
export type ScheduledConsultation = Pick<
  NewConsultation,
  | 'uid'
  | 'name'
  | 'email'
  | 'phone'
  | 'message'
  | 'consultation_date'
  | 'consultation_time'
  | 'suspected_spam'
> & { sequence: number };

/** An event that emails are sent about: the owner deletes, the visitor does the rest. */
export type ConsultationEvent =
  | { what: 'booked' | 'cancelled' | 'deleted'; consultation: ScheduledConsultation }
  | { what: 'moved'; consultation: ScheduledConsultation; before: string };

type When = Pick<ScheduledConsultation, 'consultation_date' | 'consultation_time'>;

/** The `about` of emails that can be withdrawn. */
export function aboutConsultation(uid: string): string {
  return `consultation:${uid}`;
}

/** The UID in calendars, which never changes. */
export function calendarUid(uid: string, host: string): string {
  return `${uid}@${host}`;
}

/** When the consultation begins; null for a row whose time is not a slot. */
export function startOf({ consultation_date, consultation_time }: When): Date | null {
  const slot = parseSlot(consultation_time);
  return slot === null ? null : slotStart(consultation_date, slot);
}

/** Whether it can still be moved or cancelled: neither cancelled nor begun. */
export function isAhead(row: When & { status: string }, now: Date): boolean {
  const start = startOf(row);
  return ['pending', 'confirmed'].includes(row.status) && start !== null && start > now;
}

/** When to send the reminder: nine in the morning the day before, in Arizona; null when that has passed. */
export function reminderTime({ consultation_date }: When, now: Date): Date | null {
  const due = slotStart(addDays(consultation_date, -1), '9:00 AM');
  return due > now ? due : null;
}

/** 'Thursday, March 5, 2026, at 9:00 AM Arizona time' */
export function describeTime({ consultation_date, consultation_time }: When): string {
  return `${formatFullDay(consultation_date)}, at ${consultation_time} Arizona time`;
}
