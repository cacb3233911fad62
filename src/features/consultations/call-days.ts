import type { CalendarDay } from '#shared/calendar-day.ts';
import { formatDay, formatFullDay } from '#shared/days-in-words.ts';

/**
 * 'Tuesday, November 24'; with its year where that is not this one: 'Monday, January 4, 2027'.
 * @param today where the business is; '' while it is not known
 */
export function callDay(day: CalendarDay, today: CalendarDay): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
  return isDay && day.slice(0, 4) === today.slice(0, 4) ? formatDay(day) : formatFullDay(day);
}
