import { business } from '#content/business.ts';
import type { BookingRules } from '#shared/booking-rules.ts';
import type { Weekday } from '#shared/business-profile.ts';
import { startOfDay } from '#shared/business-instant.ts';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { formatMonth } from '#shared/times-in-words.ts';
import { weekFrom, weekdayOf } from '#shared/weekdays.ts';

/** A weekday of a month. Days that cannot be booked are shown as text only. */
export interface CalendarCell {
  day: CalendarDay;
  bookable: boolean;
}

/** A month's calendar: the weekdays that have slots. `null` is a cell of another month. */
export interface CalendarMonth {
  /** 'December 2026' */
  name: string;
  weeks: (CalendarCell | null)[][];
}

const week = weekFrom(business.language.firstDayOfWeek);

/** The columns of a month: the weekdays that have slots. */
export function columnsOf({ hasSlots }: BookingRules): Weekday[] {
  return week.filter(hasSlots);
}

/**
 * The bookable days when it is `today` where the business is. [2.12.02] [2.12.03]
 * @param now leaves out the days whose last slot is too near by then; null while unknown
 */
export function daysFrom(rules: BookingRules, today: CalendarDay, now: Date | null = null): CalendarDay[] {
  return rules.bookableDays(now ?? startOfDay(today));
}

/** The slots of a day that are not too near by `now`; all of them while that is unknown. */
export function slotsFrom(rules: BookingRules, day: CalendarDay, now: Date | null): Slot[] {
  return rules.slotsOn(day).filter((slot) => now === null || !rules.isTooLate(day, slot, now));
}

/** 'November 24, 2026' is 24. */
export function dayOfMonth(day: CalendarDay): number {
  return Number(day.slice(8));
}

/** Groups bookable days by month, in whole weeks. [2.12.04] */
export function groupByMonth(days: readonly CalendarDay[], columns: readonly Weekday[]): CalendarMonth[] {
  const months = [...new Set(days.map(monthOf))];
  return months.map((month) => {
    const bookable = new Set(days.filter((day) => monthOf(day) === month));
    const weeks = [...new Set([...bookable].map(firstOfWeek))];
    return {
      name: formatMonth(month),
      weeks: weeks.map((first) =>
        columns.map((weekday) => {
          const day = addDays(first, week.indexOf(weekday));
          return monthOf(day) === month ? { day, bookable: bookable.has(day) } : null;
        }),
      ),
    };
  });
}

function monthOf(day: CalendarDay): string {
  return day.slice(0, 7);
}

function firstOfWeek(day: CalendarDay): CalendarDay {
  return addDays(day, -week.indexOf(weekdayOf(day)));
}
