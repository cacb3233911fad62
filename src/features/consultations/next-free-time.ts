import { rulesFor } from '#shared/booking.ts';
import { dayOf } from '#shared/business-time.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Availability } from '#shared/contract/consultations.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { takenOn } from './availability.ts';
import { daysFrom, slotsFrom } from './calendar.ts';

/** The first time that visitors can book; today without a time where they find none. */
export function nextFreeTime(
  { taken, hours }: Pick<Availability, 'taken' | 'hours'>,
  now: Date,
): { day: CalendarDay; slot: Slot | null } {
  const rules = rulesFor(hours?.times, hours?.dates, hours?.ahead);
  const today = dayOf(now);
  for (const day of daysFrom(rules, today, now)) {
    const slot = slotsFrom(rules, day, now).find((one) => !takenOn(taken, day).includes(one));
    if (slot !== undefined) return { day, slot };
  }
  return { day: today, slot: null };
}
