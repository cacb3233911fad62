import { rulesFor } from '#shared/booking.ts';

const rules = rulesFor(null);

/** When calls can be booked by the profile's own hours, which hold where the owner has set none. */
export const { slotsOn, bookableDays } = rules;

/** The times at which any day of the profile has a slot: nine by default. */
export const SLOTS = rules.allSlots;
