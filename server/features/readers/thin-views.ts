import { addDays, type CalendarDay, weekdayNumber } from '#shared/calendar-day.ts';

/** For how many days it is kept what was read on each, and from where readers came; before that, of each week. */
const DAYS = 31;
/** After so many days only how often all pages were read. */
const MAX_DAYS = 366 + 7;

/** What of earlier days is kept in less detail. */
export interface Thinned {
  /** Days before it are joined to weeks. */
  weeksBefore: CalendarDay;
  /** Weeks before it are deleted. */
  nothingBefore: CalendarDay;
}

/** What is kept in less detail from a day on. */
export function thinnedFrom(today: CalendarDay): Thinned {
  return { weeksBefore: weekOf(addDays(today, -DAYS)), nothingBefore: addDays(today, -MAX_DAYS) };
}

/** The Monday on which a day's week begins. */
export function weekOf(day: CalendarDay): CalendarDay {
  return addDays(day, -((weekdayNumber(day) + 6) % 7));
}
