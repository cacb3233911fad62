import { addDays, type CalendarDay, weekdayNumber } from '#shared/calendar-day.ts';
import { formatShortDay } from '#shared/times-in-words.ts';

const DAYS = 7;

/** Whether it names a day, as the first of a week. */
export function isWeek(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}

/** The Monday of a day's week. */
export function weekOf(day: CalendarDay): CalendarDay {
  return addDays(day, -((weekdayNumber(day) + 6) % DAYS));
}

export function daysOf(first: CalendarDay): CalendarDay[] {
  return Array.from({ length: DAYS }, (_, index) => addDays(first, index));
}

/** 'Mon, Nov 23 – Sun, Nov 29', with the year where it is not that of `today`. */
export function weekInWords(first: CalendarDay, today: CalendarDay): string {
  const last = addDays(first, DAYS - 1);
  const yearOf = (day: CalendarDay) => (day.slice(0, 4) === today.slice(0, 4) ? '' : `, ${day.slice(0, 4)}`);
  const [one, other] = [yearOf(first), yearOf(last)];
  return `${formatShortDay(first)}${one === other ? '' : one} – ${formatShortDay(last)}${other}`;
}

/** The first day of a later week, or, below 0, of an earlier one. */
export function weeksFrom(first: CalendarDay, weeks: number): CalendarDay {
  return addDays(first, weeks * DAYS);
}
