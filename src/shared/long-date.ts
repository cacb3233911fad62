import { type CalendarDay, dayInArizona } from './business.ts';

// Written out instead of asked of Intl, which takes a phone longer to set up than the rest of the page.
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/**
 * 'January 5, 2026'; 'No date' when there is none, 'Invalid date' when it cannot be read. [2.10.14] [8.59] [8.60]
 * An instant is dated where the owner works, wherever it is read; a date-only value never shifts by a day.
 */
export function formatLongDate(value: string | null | undefined): string {
  if (value === null || value === undefined || value.trim() === '') return 'No date';
  const time = Date.parse(value);
  if (Number.isNaN(time)) return 'Invalid date';
  return inWords(/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : dayInArizona(new Date(time)));
}

function inWords(day: CalendarDay): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return `${MONTHS[month - 1]} ${date}, ${year}`;
}
