import { business } from '#content/business.ts';
import { momentWords } from '#content/words/time.ts';
import { dayOf, timeOf } from './business-time.ts';
import { weekdayNumber } from './calendar-day.ts';
import { formatLongDate } from './dates-in-words.ts';
import { weekdays } from './day-patterns.ts';
import { formatTime } from './times-in-words.ts';

/**
 * 'January 5, 2026, 3:14 PM' in the business's time; for an invalid value the same words as formatLongDate. [8.59]
 * [8.60]
 */
export function formatMoment(value: string): string {
  const instant = new Date(value);
  const date = formatLongDate(value);
  return Number.isNaN(instant.getTime()) ? date : momentWords.moment(date, formatTime(timeOf(instant)));
}

/** 'January 5, 2026, 3:14 PM, Arizona time' */
export function formatMomentInZone(value: string): string {
  return momentWords.inZone(formatMoment(value), business.time.name);
}

/** 'Monday 12 PM, Arizona time' */
export function formatWeekdayTimeInZone(instant: Date): string {
  return momentWords.inZone(formatWeekdayTime(instant), business.time.name);
}

/** 'Monday 12 PM' or 'Monday 12:30 PM' in the business's time; for the coming days, where the weekday is enough. */
export function formatWeekdayTime(instant: Date): string {
  const time = formatTime(timeOf(instant));
  const short = business.language.hourCycle === 'h12' ? time.replace(':00', '') : time;
  return momentWords.weekdayTime(weekdays[weekdayNumber(dayOf(instant))] ?? '', short);
}
