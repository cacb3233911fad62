import { z } from 'zod';
import { business } from '#content/business.ts';
import { CONSULTATION_MINUTES } from '../booking.ts';
import type { WeeklyHours } from '../booking-rules.ts';
import { WEEKDAYS } from '../business-profile.ts';
import type { CalendarDay } from '../calendar-day.ts';
import { MAX_DAY_OFF_NOTE } from '../limits.ts';
import { parseSlot, type Slot } from '../time-of-day.ts';
import type { Success } from './envelope.ts';
import { day, line, optional } from './fields.ts';

/** A consultation that stands at a time that can't be booked any more. */
export interface Standing {
  id: number;
  name: string;
  email: string;
  day: CalendarDay;
  time: string;
}

/** Days that cannot be booked, from the first to the last, with the consultations booked before they were blocked. */
export interface DayOff {
  id: number;
  first_day: CalendarDay;
  last_day: CalendarDay;
  /** For the owner alone; '' without one. */
  note: string;
  standing: Standing[];
}

/** The days off that are not over, earliest first. */
export interface DaysOff extends Success {
  days_off: DayOff[];
}

export interface DayOffToAdd {
  /** Of the days off that these take the place of. */
  id?: number;
  first_day: CalendarDay;
  /** Included; the first day if it is missing or empty. */
  last_day?: string | null;
  note?: string | null;
}

/** The times of one day that cannot be booked on it, and those that it has beside its weekday's. */
export interface SlotsOff {
  day: CalendarDay;
  slots: Slot[];
  added: Slot[];
  /** The calls at times that can't be booked. */
  standing: Standing[];
}

/** The coming days whose times are not those of the week, earliest first. */
export interface SlotsOffList extends Success {
  slots_off: SlotsOff[];
}

/**
 * Why visitors can't book a time that its day has: the first day that they can book is later; it is nearer than the notice; a
 * call is too near, for the break; a calendar, whose name may be '', has something else, or something that is too near for the
 * break; the day has as many calls as visitors can book.
 */
export type ClosedReason =
  | { why: 'window'; from: CalendarDay }
  | { why: 'notice'; minutes: number }
  | { why: 'break'; minutes: number; name: string }
  | { why: 'busy'; calendar: string }
  | { why: 'busy-near'; minutes: number; calendar: string }
  | { why: 'day-full'; calls: number };

export type ClosedTime = ClosedReason & { day: CalendarDay; time: Slot };

/** The times from today on that visitors can't book, though nobody has taken them off, in order. */
export interface ClosedTimes extends Success {
  closed_times: ClosedTime[];
}

/** How near consultations can be to each other and to the moment they are booked, how far from it, and how many a day. */
export interface BookingLimits {
  /** Free time between two, and around what is in the owner's calendars; in minutes. */
  buffer: number;
  /** From the booking to its beginning, at least; in minutes. */
  lead: number;
  /** How many days ahead. */
  ahead: number;
  /** How many on one day; null for as many as it has times. */
  daily: number | null;
}

/** @template Value what is saved */
type Seen<Value> = {
  /**
   * What was changed: only what differs from it is saved, and what was changed elsewhere since stays. Where both are the same
   * day, or the same limit, nothing is saved. Without it all is saved, whatever there is.
   */
  seen?: Value;
};

export type BookingLimitsToSave = BookingLimits & Seen<BookingLimits>;
export type WeeklyHoursToSave = { hours: WeeklyHours | null } & Seen<WeeklyHours | null>;

export interface BookingLimitsAnswer extends Success {
  limits: BookingLimits;
}

export interface WeeklyHoursAnswer extends Success {
  /** Those that hold. */
  hours: WeeklyHours;
  /** The profile's, which hold until the owner sets others. */
  profile: WeeklyHours;
  /** Whether the owner has set others. */
  is_own: boolean;
  /** The calls ahead, whatever the hours: those that are outside stay. */
  booked: Standing[];
}

const MINUTES_OF_A_DAY = 24 * 60;
/** More calls than that would overlap. */
const MAX_TIMES = Math.floor(MINUTES_OF_A_DAY / CONSULTATION_MINUTES);
/** The longest buffer, and the longest lead. */
const MAX_BUFFER = 8 * 60;
const MAX_LEAD = 14 * MINUTES_OF_A_DAY;

/** The last day, where it is another one. */
const lastDay = z.preprocess((value) => (value === '' ? null : value), day().nullish());

export const dayOffBody = z.object({
  id: z.int().positive().nullish(),
  first_day: day(),
  last_day: lastDay,
  note: optional(line('The note', MAX_DAY_OFF_NOTE)),
});

/** `?day=` of the day that is opened again. */
export const dayOffQuery = z.object({ day: day() });

const slots = z
  .array(z.string({ error: 'One of the times is not offered.' }), { error: 'The times are missing.' })
  .max(MAX_TIMES, 'These are more times than a day has.')
  .transform((values, context): Slot[] => {
    const known = values.map(parseSlot);
    if (known.every((slot) => slot !== null)) return [...new Set(known)]; // whether on that day, the service knows
    context.addIssue('One of the times is not offered.');
    return z.NEVER;
  });

export const slotsOffBody = z.object({
  day: day(),
  slots,
  /** Those that were off before the change: only what differs from them is changed. Without it the whole day is. */
  seen: slots.nullish(),
  /** The times that the day has beside its weekday's; without them they stay as they are. */
  added: slots.nullish(),
  /** As `seen`, of those. */
  seen_added: slots.nullish(),
});
export type SlotsOffInput = z.infer<typeof slotsOffBody>;

/** A time that a day off is opened for, and for no other. */
export const dayOffTimeBody = z.object({
  day: day(),
  time: z.string({ error: 'The time is missing.' }).transform((value, context): Slot => {
    const slot = parseSlot(value);
    if (slot !== null) return slot;
    context.addIssue('That is no time.');
    return z.NEVER;
  }),
});
export type DayOffTimeInput = z.infer<typeof dayOffTimeBody>;

/** As the client sends it. */
export interface SlotsOffToSet {
  day: CalendarDay;
  slots: string[];
  seen?: string[];
  added?: string[];
  seen_added?: string[];
}

const minutes = (label: string, max: number) =>
  z
    .number({ error: `${label} is missing.` })
    .int(`${label} must be whole minutes.`)
    .min(0, `${label} can’t be negative.`)
    .max(max, `${label} is too long.`);

const { first: FIRST_DAY, last: LAST_DAY } = business.consultations.days;

const limits = z.object({
  buffer: minutes('The time between calls', MAX_BUFFER),
  lead: minutes('The notice', MAX_LEAD),
  ahead: z
    .int('How far ahead calls can be booked is missing.')
    .min(Math.max(1, FIRST_DAY), 'That is before the first day that can be booked.')
    .max(LAST_DAY, `Calls can be booked at most ${LAST_DAY} days ahead.`),
  daily: z
    .int('The calls a day must be a whole number.')
    .min(1, 'Take one call a day at least. To take none, take days off.')
    .max(MAX_TIMES, 'These are more calls than a day has room for.')
    .nullable(),
});

export const bookingLimitsBody = limits.extend({ seen: limits.optional() });

const time = z
  .string({ error: 'One of the times is no time.' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'One of the times is no time.');

const times = z
  .array(time, { error: 'The times of a day are missing.' })
  .max(MAX_TIMES, 'These are more times than a day has.')
  .readonly();

/** Null for the profile's hours. Whether a week's times fit together, the service says, by the day they are of. */
const hours = z.record(z.enum(WEEKDAYS), times, { error: 'The hours are missing.' }).nullable();

export const weeklyHoursBody = z.object({ hours, seen: hours.optional() });
