const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * 'January 5, 2026'; 'No date' when there is none, 'Invalid date' when it cannot be read. [2.10.14] [8.59] [8.60]
 * Dates are UTC on both sides, so a day never shifts: not a date-only value, and not between server and browser.
 */
export function formatLongDate(value: string | null | undefined): string {
  if (value === null || value === undefined || value.trim() === '') return 'No date';
  const time = Date.parse(value);
  return Number.isNaN(time) ? 'Invalid date' : longDate.format(time);
}
