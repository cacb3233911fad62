import { business } from '#content/business.ts';
import { consultationTimeWords as words } from '#content/words/time.ts';
import { CONSULTATION_MINUTES, slotStart } from '#shared/booking.ts';
import { instantAt, startOfDay } from '#shared/business-instant.ts';
import { addDays } from '#shared/calendar-day.ts';
import { formatDay, formatFullDay } from '#shared/days-in-words.ts';
import { parseSlot } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import { cityOf, dayAndTime, type VisitorTime, visitorTime } from '#shared/visitor-time.ts';
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
  | 'placed_by_owner'
  | 'confirmation_sent_at'
  | 'told_at'
> & { sequence: number; time_zone: string; meeting_url: string };

/** What a visitor did, which the owner is told. */
export type VisitorEvent =
  | { what: 'booked'; consultation: ScheduledConsultation }
  | { what: 'cancelled'; consultation: ScheduledConsultation }
  | { what: 'moved'; consultation: ScheduledConsultation; before: When };

/**
 * What the owner did: deleted it, restored it, freed the slot of one that the visitor's calendar had `declined`, or moved,
 * cancelled or confirmed it, with words of her own or ''; or corrected with whom it is, of which its reminder alone tells.
 */
type OwnerEvent =
  | { what: 'restored'; consultation: ScheduledConsultation }
  | { what: 'declined'; consultation: ScheduledConsultation }
  | { what: 'corrected'; consultation: ScheduledConsultation }
  | { what: 'deleted'; consultation: ScheduledConsultation }
  | { what: 'rescheduled'; consultation: ScheduledConsultation; before: When; note: string }
  | { what: 'called-off'; consultation: ScheduledConsultation; note: string }
  | { what: 'confirmed'; consultation: ScheduledConsultation; note: string };

/** An event that emails are sent about. */
export type ConsultationEvent = VisitorEvent | OwnerEvent;

/** A day and a time of day, as they are stored. */
export type When = Pick<ScheduledConsultation, 'consultation_date' | 'consultation_time'>;

const REMINDED_AT = '09:00';

/** The `about` of emails that can be withdrawn. */
export function aboutConsultation(uid: string): string {
  return `consultation:${uid}`;
}

/** The UID in calendars, which never changes. */
export function calendarUid(uid: string, host: string): string {
  return `${uid}@${host}`;
}

/** When the consultation begins; null for a row whose time is none, or is skipped by clocks on that day. */
export function startOf({ consultation_date, consultation_time }: When): Date | null {
  const slot = parseSlot(consultation_time);
  return slot === null ? null : slotStart(consultation_date, slot);
}

/** Whether it can still be moved or cancelled: neither cancelled nor begun. */
export function isAhead(row: When & { status: string }, now: Date): boolean {
  const start = startOf(row);
  return ['pending', 'confirmed'].includes(row.status) && start !== null && start > now;
}

/** Whether it has begun, and has not ended. */
export function isUnderWay(row: When & { status: string }, now: Date): boolean {
  const start = startOf(row);
  const minutes = start === null ? -1 : (now.getTime() - start.getTime()) / 60_000;
  return row.status !== 'cancelled' && minutes >= 0 && minutes < CONSULTATION_MINUTES;
}

/** When to send the reminder: nine in the morning the day before, where the business is; null when that has passed. */
export function reminderTime({ consultation_date }: When, now: Date): Date | null {
  const dayBefore = addDays(consultation_date, -1);
  const due = instantAt(dayBefore, REMINDED_AT) ?? startOfDay(dayBefore);
  return due > now ? due : null;
}

/** 'Thursday, March 5, 2026, at 9:00 AM Arizona time' */
export function describeTime({ consultation_date, consultation_time }: When): string {
  const time = words.time(timeInWords(consultation_time), business.time.name);
  return words.whole(formatFullDay(consultation_date), time);
}

/** The same on a visitor's clock: 'Thursday, March 5, 2026, at 5:00 PM' */
export function describeWholeTime({ time, otherDay }: VisitorTime, { consultation_date }: When): string {
  return words.whole(formatFullDay(otherDay ?? consultation_date), time);
}

/** Ours beside it: '9:00 AM Arizona time', with our day where theirs is another one */
export function describeOurs(
  { otherDay }: VisitorTime,
  { consultation_date, consultation_time }: When,
): string {
  const time = words.time(timeInWords(consultation_time), business.time.name);
  return otherDay === null ? time : words.whole(formatDay(consultation_date), time);
}

/** The time on the visitor's clock; null while their time zone is not known. */
export function timeOfVisitor(consultation: When & { time_zone: string }): VisitorTime | null {
  const slot = parseSlot(consultation.consultation_time);
  if (slot === null || consultation.time_zone === '') return null;
  return visitorTime(consultation.consultation_date, slot, consultation.time_zone);
}

/** '10:00 AM in Arizona, 6:00 PM for Ana (Lisbon)' @param who the visitor, as the owner is told */
export function bothTimes(consultation: When & { time_zone: string }, who: string): string {
  const here = words.here(timeInWords(consultation.consultation_time), business.time.place);
  const visitor = timeOfVisitor(consultation);
  if (visitor === null) return here;
  const city = cityOf(consultation.time_zone);
  const person = city === null ? who : words.person(who, city);
  return visitor.same ? words.same(here, person) : words.both(here, dayAndTime(visitor), person);
}

/** A stored time as it is shown; unchanged if it is none. */
function timeInWords(time: string): string {
  const slot = parseSlot(time);
  return slot === null ? time : formatSlot(slot);
}
