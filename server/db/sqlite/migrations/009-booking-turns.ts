/** Nothing: PostgreSQL's migration of this name is about transactions beside one another, of which there are none here. */
export const bookingTurns = { name: '009-booking-turns', sql: '' };
