import { type CalendarDay, addDays, weekdayNumber } from '#shared/calendar-day.ts';

/** How many of each are kept. */
const DAYS = 7;
const WEEKS = 4;
const MONTHS = 12;

/**
 * Which backups stay: all of the last day, and the last one of each of 7 days, 4 weeks and 12 months. Days, weeks and
 * months without a backup do not count, so that nothing goes while none is made.
 * @param backups the oldest first, with the day that each was made on
 */
export function keptBackups(backups: readonly { name: string; day: CalendarDay }[]): Set<string> {
  const latest = backups.toReversed();
  const kept = new Set(latest.filter(({ day }) => day === latest[0]?.day).map(({ name }) => name));
  keepEach(DAYS, (day) => day);
  keepEach(WEEKS, (day) => addDays(day, -((weekdayNumber(day) + 6) % 7))); // its Monday
  keepEach(MONTHS, (day) => day.slice(0, 7));
  return kept;

  function keepEach(count: number, periodOf: (day: CalendarDay) => string): void {
    const periods = new Set<string>();
    for (const { name, day } of latest) {
      if (periods.has(periodOf(day))) continue;
      if (periods.size === count) return;
      periods.add(periodOf(day));
      kept.add(name);
    }
  }
}
