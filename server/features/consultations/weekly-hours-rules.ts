import { timesOf, type WeeklyHours } from '#shared/booking-rules.ts';
import { type Weekday, WEEKDAYS } from '#shared/business-profile.ts';
import { problemOfDay } from '#shared/problem-of-day.ts';
import { forEachWeekday } from '#shared/weekdays.ts';

/** What is wrong with a week, and on which day of it; null where it is about all of them. */
export interface WeekProblem {
  day: Weekday | null;
  message: string;
}

/** The same week with each day's times in order, and each of them once. */
export function inOrder(hours: WeeklyHours): WeeklyHours {
  return forEachWeekday((day) => [...new Set(timesOf(hours[day]))]);
}

/**
 * What would be wrong with the profile's hours, too: a week without calls, calls that overlap, or that end on another day.
 * @param hours in order
 * @param minutes how long a call is
 */
export function problemOf(hours: WeeklyHours, minutes: number): WeekProblem | null {
  if (WEEKDAYS.every((day) => hours[day].length === 0)) {
    return {
      day: null,
      message: 'Leave hours on one day at least. To take no calls for a while, take days off.',
    };
  }
  for (const day of WEEKDAYS) {
    const message = problemOfDay(hours[day], minutes);
    if (message !== null) return { day, message };
  }
  return null;
}
