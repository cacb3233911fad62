import { addDays, type CalendarDay } from '#shared/calendar-day.ts';

/** The same day of a later month, or, below 0, of an earlier one; its last one where it has fewer. */
export function monthsFrom(day: CalendarDay, months: number): CalendarDay {
  const last = addDays(firstOfMonth(day, months + 1), -1);
  const same = last.slice(0, 8) + day.slice(8);
  return same < last ? same : last;
}

/** All days of the month that a day is in. */
export function daysOfMonth(day: CalendarDay): CalendarDay[] {
  const first = firstOfMonth(day, 0);
  const last = addDays(firstOfMonth(day, 1), -1);
  return Array.from({ length: Number(last.slice(8)) }, (_, index) => addDays(first, index));
}

/** With fewer days to choose from, a month is shown with the next one. */
const FEW_DAYS = 14;

/** From one day to another. */
export interface DaySpan {
  first: CalendarDay;
  last: CalendarDay;
}

/**
 * A day of each month that is shown around `at`: of those that `span` begins and ends in, as long as it is one of them; of the
 * first that can be chosen from and the next one together, where that has few days left.
 * @param min the first day that can be chosen
 * @param isSingle whether it is one month, whatever is left of it
 */
export function monthsAt(
  at: CalendarDay,
  min: CalendarDay,
  { span, isSingle = false }: { span?: DaySpan | undefined; isSingle?: boolean } = {},
): CalendarDay[] {
  const spanned = span === undefined ? [] : [span.first, span.last].map((day) => day.slice(0, 7));
  if (span !== undefined && spanned[0] !== spanned[1] && spanned.includes(at.slice(0, 7)))
    return [span.first, span.last];
  const left = daysOfMonth(min).filter((day) => day >= min).length;
  const next = monthsFrom(min, 1);
  return !isSingle && left < FEW_DAYS && at.slice(0, 7) <= next.slice(0, 7) ? [min, next] : [at];
}

function firstOfMonth(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}
