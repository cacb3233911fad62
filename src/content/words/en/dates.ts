/** Dates that are none. [8.59] [8.60] */
export const dateWords = { none: 'No date', invalid: 'Invalid date' };
