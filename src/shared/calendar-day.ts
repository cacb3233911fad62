/** A calendar day, `YYYY-MM-DD`, without a time zone. */
export type CalendarDay = string;

/** The day `count` days after `day`; negative counts go back. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Sunday is 0. */
export function weekdayNumber(day: CalendarDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
