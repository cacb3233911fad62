import { business } from '#content/business.ts';
import { bookingRules } from './booking-rules.ts';
import { zoneChanges } from './zone-changes.ts';

/** How long a consultation is. [9.2.01] */
export const CONSULTATION_MINUTES = business.consultations.minutes;

const rules = bookingRules(business, zoneChanges);

/** When the business's own consultations can be booked: see booking-rules.ts. */
export const { changesHourly, slotStart, slotsOn, isTooLate, hasSlots, bookableDays, daysAround, collide } =
  rules;

/** The times at which any day has a slot: nine by default. [9.2.02] [9.2.03] */
export const SLOTS = rules.allSlots;
