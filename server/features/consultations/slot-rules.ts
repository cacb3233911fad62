import { business } from '#content/business.ts';
import { collide, CONSULTATION_MINUTES, slotStart } from '#shared/booking.ts';
import type { BookingRules } from '#shared/booking-rules.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { BookingLimits } from '#shared/contract/availability.ts';
import type { Slot } from '#shared/time-of-day.ts';
import type { BusyTime } from '../busy-calendars/busy-times.repository.ts';

/** Days from the first to the last, both included. */
export interface DayRange {
  first_day: CalendarDay;
  last_day: CalendarDay;
}

/** What decides which slots can be booked, beside the business's profile. */
export interface BookingFacts {
  /** Of the hours that hold. */
  rules: BookingRules;
  limits: BookingLimits;
  daysOff: readonly DayRange[];
  slotsOff: ReadonlyMap<CalendarDay, readonly Slot[]>;
  /** When the owner's calendars keep her busy. */
  busy: readonly BusyTime[];
  /** When the other consultations begin. */
  starts: readonly Date[];
  /** How many of them each day has; none where it is left out. */
  booked: ReadonlyMap<CalendarDay, number>;
}

/**
 * What hinders a booking: the profile's window, the week's days and times; days off; too short a notice; a time that is off on its
 * day; what is in the owner's calendar; another consultation; as many of them as she takes on one day.
 */
export type Obstacle =
  'window' | 'no-slot' | 'too-late' | 'day-off' | 'slot-off' | 'busy' | 'taken' | 'day-full';

const MINUTE = 60_000;

/** The profile's limits, which hold until the owner sets others. */
export const PROFILE_LIMITS: BookingLimits = {
  buffer: business.consultations.bufferMinutes,
  lead: business.consultations.leadMinutes,
  ahead: business.consultations.days.last,
  daily: null,
};

/** Why a slot can't be booked at `now`; null when it can. [2.12.02] */
export function obstacleTo(day: CalendarDay, slot: Slot, facts: BookingFacts, now: Date): Obstacle | null {
  const { bookableDays, allSlots } = facts.rules;
  if (!allSlots.includes(slot)) return 'no-slot';
  return bookableDays(now).includes(day) ? obstacleWithin(day, slot, facts, now) : 'window';
}

/** The same for one of the times and days that can be booked. */
function obstacleWithin(day: CalendarDay, slot: Slot, facts: BookingFacts, now: Date): Obstacle | null {
  const { slotsOn, isTooLate } = facts.rules;
  const start = slotStart(day, slot);
  if (start === null || !slotsOn(day).includes(slot)) return 'no-slot';
  if (isTooLate(day, slot, now) || lastMoment(start, facts.limits) < now) return 'too-late';
  return obstacleBeside(day, slot, facts) ?? (isDayFull(day, facts) ? 'day-full' : null);
}

/** Whether a day has as many consultations as visitors can book on it. */
function isDayFull(day: CalendarDay, { limits, booked }: BookingFacts): boolean {
  return limits.daily !== null && (booked.get(day) ?? 0) >= limits.daily;
}

/** The same for the owner, who books it for somebody: what keeps visitors away is hers. Two calls can't be at once. */
export function obstacleToOwner(
  day: CalendarDay,
  slot: Slot,
  { starts }: Pick<BookingFacts, 'starts'>,
  now: Date,
): Extract<Obstacle, 'no-slot' | 'too-late' | 'taken'> | null {
  const start = slotStart(day, slot);
  if (start === null) return 'no-slot';
  if (start <= now) return 'too-late';
  return starts.some((other) => collide(start, other, 0)) ? 'taken' : null;
}

/** What the owner or another consultation has against this slot, whenever it is booked. */
export function obstacleBeside(day: CalendarDay, slot: Slot, facts: BookingFacts): Obstacle | null {
  const start = slotStart(day, slot);
  if (start === null) return null;
  if (facts.daysOff.some((range) => includes(range, day))) return 'day-off';
  if (facts.slotsOff.get(day)?.includes(slot) === true) return 'slot-off';
  if (facts.busy.some((time) => overlaps(start, time, facts.limits.buffer))) return 'busy';
  return facts.starts.some((other) => collide(start, other, facts.limits.buffer)) ? 'taken' : null;
}

/** The slots of each bookable day that can't be had, in the day's order; days without any are left out. */
export function takenSlots(facts: BookingFacts, now: Date): Record<CalendarDay, Slot[]> {
  const { bookableDays, slotsOn } = facts.rules;
  const taken: Record<CalendarDay, Slot[]> = {};
  for (const day of bookableDays(now)) {
    const slots = slotsOn(day).filter((slot) => obstacleWithin(day, slot, facts, now) !== null);
    if (slots.length > 0) taken[day] = slots;
  }
  return taken;
}

/** When the next slot becomes too near to be booked; null when none does. */
export function nextTooLate(
  { limits, rules }: Pick<BookingFacts, 'limits' | 'rules'>,
  now: Date,
): Date | null {
  for (const day of rules.bookableDays(now)) {
    for (const slot of rules.slotsOn(day)) {
      const start = slotStart(day, slot);
      if (start === null) continue;
      const moment = lastMoment(start, limits);
      if (moment >= now) return new Date(moment.getTime() + 1);
    }
  }
  return null;
}

/** Whether a day is one of a range. */
export function includes({ first_day, last_day }: DayRange, day: CalendarDay): boolean {
  return first_day <= day && day <= last_day;
}

/** Whether a consultation that begins then falls into a busy time, or is nearer to it than these free minutes. */
export function overlaps(start: Date, busy: BusyTime, free: number): boolean {
  const [begin, pause] = [start.getTime(), free * MINUTE];
  return (
    begin < busy.end.getTime() + pause && busy.start.getTime() < begin + CONSULTATION_MINUTES * MINUTE + pause
  );
}

/** The last moment at which a consultation that begins then can be booked. */
function lastMoment(start: Date, { lead }: BookingLimits): Date {
  return new Date(start.getTime() - lead * MINUTE);
}
