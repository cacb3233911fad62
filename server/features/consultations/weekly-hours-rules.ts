import { timesOf, type WeeklyHours } from '#shared/booking-rules.ts';
import { type Weekday, WEEKDAYS } from '#shared/business-profile.ts';
import { minutesOf } from '#shared/time-of-day.ts';
import { formatTime } from '#shared/times-in-words.ts';
import { forEachWeekday } from '#shared/weekdays.ts';

const MINUTES_OF_A_DAY = 24 * 60;

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

/** The same of the times of one day. */
export function problemOfDay(times: WeeklyHours[Weekday], minutes: number): string | null {
  for (const [index, time] of times.entries()) {
    const next = times[index + 1];
    const end = minutesOf(time) + minutes;
    if (end > MINUTES_OF_A_DAY) return `A call at ${formatTime(time)} would end after midnight.`;
    if (next !== undefined && minutesOf(next) < end) {
      return `${formatTime(time)} and ${formatTime(next)} are too near: a call takes ${minutes} minutes.`;
    }
  }
  return null;
}
