import { z } from 'zod';
import { dayAnswers, fieldAnswers } from '#content/words/answers.ts';
import type { DateTimes, WeeklyHours } from '../booking-rules.ts';
import type { CalendarDay } from '../calendar-day.ts';
import { parseSlot, type Slot } from '../time-of-day.ts';
import { isTimeZone } from '../visitor-time.ts';
import type { ListPagination, Success } from './envelope.ts';
import { day, oneOf, ownerListQuery, someIds, sorting, words } from './fields.ts';
import type { OfSamePerson } from './people.ts';
import { email, honeypot, type HoneypotToSend, name, optionalMessage, phone } from './visitor-fields.ts';

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
  /** The visitor's, an IANA name; '' if it is not known. */
  time_zone: string;
  /** Where they meet online; '' if they don't. */
  meeting_url: string;
  /** Whether the visitor declined the invitation to one that is still ahead, and the owner has not decided about it. */
  declined: boolean;
  /** When a confirmation of its present time was sent, ISO 8601; null if none was. */
  confirmation_sent_at: string | null;
  /** Whether its visitor can be sent a confirmation by the site now, as far as that depends on who they are. */
  reaches_visitor: boolean;
  /** Whether its visitor gets an email when it is moved, cancelled or deleted now: not of one that no email told them of. */
  tells_visitor: boolean;
  /** What the owner wrote in that confirmation; '' for nothing. */
  confirmation_note: string;
  /** When its visitor is told of what the owner did last, which can be taken back until then; null where nobody has to be. */
  tells_at: string | null;
  /** How it was moved last, with what the owner wrote; null if it never was, as far as is known. */
  moved: (CallChange & { note: string; from: { date: CalendarDay; time: string } }) | null;
  /** How it was cancelled, with what the owner wrote to the visitor; null if it was not, as far as is known. */
  cancelled: (CallChange & { note: string }) | null;
  /** What the owner notes on it for herself; '' for nothing. */
  private_note: string;
}

/** A consultation with what else belongs to its visitor. */
export interface ListedConsultation extends Consultation {
  /** The newest few. */
  others: OfSamePerson[];
}

/** Who moves or cancels a consultation. */
export type ChangedBy = 'owner' | 'visitor';

/** What was done to a consultation. */
export interface CallChange {
  /** ISO 8601 */
  at: string;
  by: ChangedBy;
  /** Whether an email told the visitor. */
  told: boolean;
}

/**
 * The views of the list. Only `spam` has what is suspected of it. `pending` is so by the server; which of them were confirmed,
 * the browser knows. [K2]
 */
export const CONSULTATION_VIEWS = ['upcoming', 'pending', 'past', 'cancelled', 'all', 'spam'] as const;
export type ConsultationView = (typeof CONSULTATION_VIEWS)[number];
export const CONSULTATION_COLUMNS = ['time', 'name'] as const;

export interface ConsultationList extends Success {
  consultations: ListedConsultation[];
  pagination: ListPagination;
  /** Where a view or some of them were asked for: how many are in each. */
  counts?: Record<ConsultationView, number>;
  /** There, too: all that are pending by the server, and those whose visitor declined; see `writeIds`. */
  waiting?: { pending: string; declined: string };
}

export const listConsultationsQuery = ownerListQuery.extend({
  view: oneOf(CONSULTATION_VIEWS),
  search: words,
  /** These alone; see `writeIds`. */
  ids: someIds,
  sort: sorting(CONSULTATION_COLUMNS),
  from: day().optional(),
  to: day().optional(),
});
export type ListConsultationsQuery = z.infer<typeof listConsultationsQuery>;

/** The taken slots of each day in the booking window; days without any are omitted. */
export interface Availability extends Success {
  taken: Record<CalendarDay, Slot[]>;
  /** Whether visitors without a telephone number are given a link to meet online. */
  meets_online: boolean;
  /** Where the owner has set other hours than the profile's, for the week or for single days, or fewer days ahead. */
  hours?: OwnHours;
}

/** When the owner takes calls, and how far ahead, where she has set that. */
export interface OwnHours {
  times: WeeklyHours;
  /** Where single days have others. */
  dates?: DateTimes;
  /** How many days ahead, where the profile's calls can be booked further. */
  ahead?: number;
  /** On which days, and how far ahead: 'Monday to Saturday, up to 30 days ahead.' */
  text: string;
}

export interface Booked extends Success {
  /** The consultation's UID in the invitation, so that other calendar files can use the same. */
  calendar_uid: string;
  /** Whether an invitation is sent; false if mail is not configured. */
  invited: boolean;
  /** Where they meet online; '' if they don't. */
  meeting_url: string;
}

/** A consultation as shown to anyone who has its link. */
export interface BookedConsultation {
  date: CalendarDay;
  time: Slot;
  /** Only `ahead` can be moved or cancelled; `now` is from its beginning to its end. */
  state: 'ahead' | 'now' | 'over' | 'cancelled';
  /** Where they meet online; '' if they don't. */
  meeting_url: string;
  /** Whether a number was left to call. It is not told: the link may be forwarded. */
  by_phone: boolean;
}

export interface BookedConsultationAnswer extends Success {
  appointment: BookedConsultation;
}

/** The address of the owner's calendar feed; null if there is none. */
export interface CalendarFeed extends Success {
  address: string | null;
}

/** A time of day that a booking names. */
export const slot = z.string({ error: fieldAnswers.timeMissing }).transform((value, context): Slot => {
  const found = parseSlot(value);
  if (found !== null) return found; // whether it is offered, the service knows
  context.addIssue(fieldAnswers.timeNotOffered);
  return z.NEVER;
});

/** A booking as the form sends it. */
export interface ConsultationToSend extends HoneypotToSend {
  name: string;
  email: string;
  phone: string;
  message: string;
  /** `YYYY-MM-DD`. [7.6.05] */
  date: string;
  time: string;
  /** The visitor's own, an IANA name. */
  time_zone?: string;
}

/** A time zone as the browser names it; '' for one that is missing or unknown, which is no reason to refuse a booking. */
const timeZone = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' && isTimeZone(value) ? value : ''));

export const consultationBody = z.object({
  name,
  email,
  phone,
  message: optionalMessage,
  date: day(dayAnswers),
  time: slot,
  time_zone: timeZone,
  website: honeypot,
});
export type ConsultationInput = z.infer<typeof consultationBody>;

export const moveBody = z.object({ date: day(dayAnswers), time: slot });
export type MoveInput = z.infer<typeof moveBody>;
