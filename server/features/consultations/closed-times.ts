import { CONSULTATION_MINUTES, slotStart } from '#shared/booking.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { ClosedReason, ClosedTime } from '#shared/contract/availability.ts';
import type { Slot } from '#shared/time-of-day.ts';
import type { NamedBusyTime } from '../busy-calendars/busy-times.repository.ts';
import { type BookingFacts, obstacleTo, overlaps, PROFILE_LIMITS } from './slot-rules.ts';

const MINUTE = 60_000;

/** When a call begins, and with whom it is. */
export interface NamedCall {
  start: Date;
  name: string;
}

/** What is known of it, with what it is called. */
interface NamedFacts extends BookingFacts {
  busy: readonly NamedBusyTime[];
  calls: readonly NamedCall[];
}

/** Of the times of days, from today on, those that visitors can't book and that nobody has taken off, with why. */
export function closedTimes(facts: NamedFacts, days: readonly CalendarDay[], now: Date): ClosedTime[] {
  return days.flatMap((day) =>
    facts.rules.slotsOn(day).flatMap((time) => {
      const reason = reasonAt(day, time, facts, now);
      return reason === null ? [] : [{ day, time, ...reason }];
    }),
  );
}

/** Null for one that is over, that can be booked, that is off, or that another call has itself. */
function reasonAt(day: CalendarDay, time: Slot, facts: NamedFacts, now: Date): ClosedReason | null {
  const start = slotStart(day, time);
  if (start === null || start <= now) return null;
  switch (obstacleTo(day, time, facts, now)) {
    case 'window': {
      const [first] = facts.rules.bookableDays(now);
      return first === undefined ? null : { why: 'window', from: first };
    }
    case 'too-late':
      return { why: 'notice', minutes: Math.max(facts.limits.lead, PROFILE_LIMITS.lead) };
    case 'busy':
      return busyAt(start, facts);
    case 'day-full':
      return { why: 'day-full', calls: facts.booked.get(day) ?? 0 };
    case 'taken':
      return breakBeside(start, facts);
    case 'no-slot':
    case 'day-off':
    case 'slot-off':
    case null:
      return null;
  }
}

/** What is in a calendar then; or else so near that there is no break. */
function busyAt(start: Date, { busy, limits: { buffer } }: NamedFacts): ClosedReason {
  const within = busy.find((one) => overlaps(start, one, 0));
  if (within !== undefined) return { why: 'busy', calendar: within.calendar };
  const near = busy.find((one) => overlaps(start, one, buffer));
  return { why: 'busy-near', minutes: buffer, calendar: near?.calendar ?? '' };
}

/** The break that the nearest call needs; null where that one is at the time itself. */
function breakBeside(start: Date, { calls, limits }: NamedFacts): ClosedReason | null {
  const away = (call: NamedCall) => Math.abs(call.start.getTime() - start.getTime());
  const [nearest] = [...calls].sort((one, other) => away(one) - away(other));
  if (nearest === undefined || away(nearest) < CONSULTATION_MINUTES * MINUTE) return null;
  return { why: 'break', minutes: limits.buffer, name: nearest.name };
}
