import type { CalendarDay } from './business.ts';

const fullDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** 'Tuesday, November 24, 2026'; 'No date' or 'Invalid date' where there is none to read. [8.59] [8.60] */
export function formatFullDay(day: CalendarDay): string {
  if (day.trim() === '') return 'No date';
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? 'Invalid date' : fullDay.format(date);
}
