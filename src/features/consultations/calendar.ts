import { bookableDays, slotStart } from '#shared/booking.ts';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { formatMonth, WEEKDAYS } from '#shared/dates-in-words.ts';

/** A weekday of a month. Days that cannot be booked are shown as text only. */
export interface CalendarCell {
  day: CalendarDay;
  bookable: boolean;
}

/** A month's calendar, Monday to Friday. `null` is a cell of another month. */
export interface CalendarMonth {
  /** 'December 2026' */
  name: string;
  weeks: (CalendarCell | null)[][];
}

/** The columns of a month. */
export const WORKDAYS = WEEKDAYS.slice(1, 6);

/** The bookable days when it is `today` in Arizona. [2.12.02] [2.12.03] */
export function daysFrom(today: CalendarDay): CalendarDay[] {
  return bookableDays(slotStart(today, '12:00 PM'));
}

/** 'November 24, 2026' is 24. */
export function dayOfMonth(day: CalendarDay): number {
  return dateOf(day).getUTCDate();
}

/** Groups bookable days by month, in whole weeks. [2.12.04] */
export function groupByMonth(days: readonly CalendarDay[]): CalendarMonth[] {
  const months = [...new Set(days.map(monthOf))];
  return months.map((month) => {
    const bookable = new Set(days.filter((day) => monthOf(day) === month));
    const mondays = [...new Set([...bookable].map(mondayBefore))];
    return {
      name: formatMonth(month),
      weeks: mondays.map((monday) =>
        WORKDAYS.map((_, index) => {
          const day = addDays(monday, index);
          return monthOf(day) === month ? { day, bookable: bookable.has(day) } : null;
        }),
      ),
    };
  });
}

function monthOf(day: CalendarDay): string {
  return day.slice(0, 7);
}

function mondayBefore(day: CalendarDay): CalendarDay {
  return addDays(day, -((dateOf(day).getUTCDay() + 6) % 7));
}

function dateOf(day: CalendarDay): Date {
  return new Date(`${day}T00:00:00Z`);
}
