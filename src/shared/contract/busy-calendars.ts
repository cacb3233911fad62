import { z } from 'zod';
import { MAX_CALENDAR_ADDRESS, MAX_CALENDAR_SIGN_IN } from '../limits.ts';
import type { CalendarDay } from '../calendar-day.ts';
import type { Standing } from './availability.ts';
import type { Success } from './envelope.ts';
import { day, line, optional, required } from './fields.ts';

/** A calendar that tells when the owner is busy. Nothing of its sign-in or its path, which may be secrets, leaves the server. */
export interface BusyCalendar {
  id: number;
  /** The server that it is on. */
  host: string;
  /** What the calendar calls itself; '' where it doesn't. */
  name: string;
  /** Whether there is a user name with a password. */
  signs_in: boolean;
  /** When it was read last, ISO 8601. */
  read_at: string;
  /** Busy times on the days that can be booked. */
  busy: number;
  /** Events that could not be read. */
  unreadable: number;
  /** Whether it was read lately enough to count. */
  counts: boolean;
  /** Since when it can't be read, and why; null while it can. */
  failing_since: string | null;
  problem: string | null;
  /** What was booked before it was busy. */
  standing: Standing[];
}

/** One that can't be read at present: since when, why, and how old is what counts in its place. */
export type FailingCalendar = Pick<
  BusyCalendar,
  'id' | 'host' | 'name' | 'read_at' | 'counts' | 'failing_since' | 'problem'
>;

/** In the order in which they were added. */
export interface BusyCalendars extends Success {
  calendars: BusyCalendar[];
}

/** When calendars keep their owner busy, from an instant to another, ISO 8601, and what such a calendar calls itself. */
export interface BusyTimes extends Success {
  busy_times: { start: string; end: string; calendar: string }[];
}

/** The days that are asked about, both included. */
export interface BusyTimesToList {
  from: CalendarDay;
  to: CalendarDay;
}

export const busyTimesQuery = z.object({ from: day(), to: day() });

export interface CalendarToAdd {
  /** https://, webcal:// or, where private networks are read, http://. */
  address: string;
  /** Both '' for none. */
  user?: string | null;
  password?: string | null;
}

export const calendarBody = z
  .object({
    address: required(line('The address', MAX_CALENDAR_ADDRESS), 'Please enter the address of a calendar.'),
    user: optional(line('The user name', MAX_CALENDAR_SIGN_IN)),
    // As it is typed: a password may begin or end with a space.
    password: z
      .string({ error: 'The password is not a text.' })
      .max(MAX_CALENDAR_SIGN_IN, `The password can have at most ${MAX_CALENDAR_SIGN_IN} characters.`)
      .refine((value) => value.isWellFormed(), 'The password has characters we can’t read.')
      .nullish()
      .transform((value) => value ?? ''),
  })
  .refine(({ user }) => !user.includes(':'), { path: ['user'], error: 'A user name has no colon.' })
  .refine(({ user, password }) => user !== '' || password === '', {
    path: ['user'],
    error: 'A password needs a user name.',
  });
