import type { BusyCalendar, FailingCalendar } from '#shared/contract/busy-calendars.ts';
import { dayOf, timeOf } from '#shared/business-time.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { formatTime } from '#shared/times-in-words.ts';
import { howMany } from '../../lib/how-many.ts';

const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** What the calendar is called, or else where it is. */
export function titleOf({ name, host }: Pick<BusyCalendar, 'name' | 'host'>): string {
  return name === '' ? host : name;
}

/** 'Read 3 minutes ago: 12 busy times on the days that can be booked.' */
export function describeReading(calendar: BusyCalendar, now: Date): string {
  return `Read ${describeAge(calendar.read_at, now)}: ${describeBusy(calendar)}.`;
}

/** '12 busy times on the days that can be booked' */
export function describeBusy({ busy }: BusyCalendar): string {
  return `${busy === 0 ? 'no busy times' : howMany(busy, 'busy time')} on the days that can be booked`;
}

/** 'Could not be read since 9:12 AM: The server there does not answer.'; null while it can be. */
export function describeProblem({ failing_since, problem }: BusyCalendar, now: Date): string | null {
  if (failing_since === null || problem === null) return null;
  return `Could not be read since ${describeInstant(failing_since, now)}: ${problem}`;
}

/** What still counts of a calendar that can't be read. */
export function describeStale(calendar: BusyCalendar, now: Date): string {
  const age = describeAge(calendar.read_at, now);
  return calendar.counts
    ? `What was read ${age} still counts: ${describeBusy(calendar)}.`
    : `It was read last ${age}, which is too long ago to count: its times can be booked.`;
}

/** 'The server there does not answer. Failing since 9:12 AM.' */
export function describeFailure({ failing_since, problem }: FailingCalendar, now: Date): string {
  return `${problem ?? ''} Failing since ${describeInstant(failing_since ?? now.toISOString(), now)}.`.trim();
}

/** What a calendar that can't be read means for who books meanwhile. */
export function describeRisk({ counts, read_at }: FailingCalendar, now: Date): string {
  const age = describeAge(read_at, now);
  return counts
    ? `What was read ${age} still keeps visitors from booking. What you have added since does not.`
    : `It was read last ${age}, too long ago to use: visitors can book over what is in it.`;
}

/** 'just now', '3 minutes ago', '2 hours ago', 'on November 24, 2026, 9:12 AM' */
function describeAge(instant: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / MINUTE);
  if (minutes < 1) return 'just now';
  if (minutes < HOUR) return `${howMany(minutes, 'minute')} ago`;
  return minutes < DAY ? `${howMany(Math.floor(minutes / HOUR), 'hour')} ago` : `on ${formatMoment(instant)}`;
}

/** The time alone of an instant of today, where the business is. */
function describeInstant(instant: string, now: Date): string {
  const date = new Date(instant);
  return dayOf(date) === dayOf(now) ? formatTime(timeOf(date)) : formatMoment(instant);
}
