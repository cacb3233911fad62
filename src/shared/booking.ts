import { business } from '#content/business.ts';
import { type BookingRules, bookingRules, type DateTimes, type WeeklyHours } from './booking-rules.ts';
import { zoneChanges } from './zone-changes.ts';

/** How long a consultation is. [9.2.01] */
export const CONSULTATION_MINUTES = business.consultations.minutes;

const rules = bookingRules(business, zoneChanges);

/** What follows from the profile, whatever hours the owner has set: see booking-rules.ts. */
export const { changesHourly, slotStart, daysAround, collide } = rules;

/**
 * When calls can be booked by the owner's hours, and those of single days; by the profile's where she has set none.
 * @param last how many days ahead; the profile's where it is left out
 */
export function rulesFor(
  slots: WeeklyHours | null | undefined,
  dates?: DateTimes,
  last?: number,
): BookingRules {
  const { consultations } = business;
  const days = { ...consultations.days, ...(last && { last }) };
  return slots
    ? bookingRules({ ...business, consultations: { ...consultations, slots, days } }, zoneChanges, dates)
    : rules;
}
