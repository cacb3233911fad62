import type { CalendarDay } from '#shared/calendar-day.ts';
import { callDay } from '../call-days.ts';

/** What is still to be chosen. @param day '' where that is, too */
export function toChoose(day: CalendarDay, today: CalendarDay): string {
  return day === '' ? 'Choose a day and a time.' : `${callDay(day, today)}: choose a time.`;
}
