import { z } from 'zod';
import { addDays, type CalendarDay, LIMITS, parseSlot, type Slot } from '../business.ts';
import type { ListPagination, Success } from './envelope.ts';
import { email, honeypot, type HoneypotToSend, name, optional, phone, text } from './fields.ts';

/** [3.9.01]–[3.9.04] */
export interface Consultation {
  id: number;
  name: string;
  email: string;
  phone: string;
  message: string;
  consultation_date: CalendarDay;
  consultation_time: string;
  status: string;
  suspected_spam: boolean;
  created_at: string;
}

export interface ConsultationList extends Success {
  consultations: Consultation[];
  pagination: ListPagination;
}

/** The taken slots of each day in the booking window; days without any are omitted. */
export interface Availability extends Success {
  taken: Record<CalendarDay, Slot[]>;
}

export interface Booked extends Success {
  /** The consultation's UID in the invitation, so that other calendar files can use the same. */
  calendar_uid: string;
  /** Whether an invitation is sent; false if mail is not configured. */
  invited: boolean;
}

/** A consultation as shown to anyone who has its link. */
export interface BookedConsultation {
  date: CalendarDay;
  time: Slot;
  /** Only `ahead` can be moved or cancelled. */
  state: 'ahead' | 'over' | 'cancelled';
}

export interface BookedConsultationAnswer extends Success {
  appointment: BookedConsultation;
}

/** A day that cannot be booked, with the consultations booked before it was blocked. */
export interface DayOff {
  day: CalendarDay;
  standing: { name: string; time: string }[];
}

/** The coming days off, earliest first. */
export interface DaysOff extends Success {
  days_off: DayOff[];
}

/** The address of the owner's calendar feed; null if there is none. */
export interface CalendarFeed extends Success {
  address: string | null;
}

const day = z
  .string({ error: 'Please choose a date.' })
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'The date must look like 2026-01-31.')
  .refine((value) => isCalendarDay(value), 'That date does not exist.');

const slot = z.string({ error: 'Please choose a time.' }).transform((value, context): Slot => {
  const found = parseSlot(value);
  if (found !== null) return found;
  context.addIssue('Please choose one of the times offered.');
  return z.NEVER;
});

function isCalendarDay(value: string): boolean {
  return !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) && addDays(value, 0) === value;
}

/** A booking as the form sends it. */
export interface ConsultationToSend extends HoneypotToSend {
  name: string;
  email: string;
  phone: string;
  message: string;
  /** `YYYY-MM-DD`. [7.6.05] */
  date: string;
  time: string;
}

export const consultationBody = z.object({
  name,
  email,
  phone,
  message: optional(text('The message', LIMITS.message)),
  date: day,
  time: slot,
  website: honeypot,
});
export type ConsultationInput = z.infer<typeof consultationBody>;

export const moveBody = z.object({ date: day, time: slot });
export type MoveInput = z.infer<typeof moveBody>;

/** A day off, in a body or a query. */
export const dayOffInput = z.object({ day });
