import { type Weekday, WEEKDAYS } from '#shared/business-profile.ts';
import { weekdays } from '#shared/day-patterns.ts';

/** 'Monday', in the site's language. */
export function weekdayName(day: Weekday): string {
  return weekdays[WEEKDAYS.indexOf(day)] ?? day;
}
