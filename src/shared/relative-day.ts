import { addDays, type CalendarDay } from './calendar-day.ts';

const NEAR = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
  ['day after tomorrow', 2],
  ['the day after tomorrow', 2],
]);
const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const WEEK = 7;
const AHEAD = /^in (\d{1,3}|an?|[a-z]+) (day|week)s?$/;

/** The day that is told by how far it is from today: 'tomorrow', 'day after tomorrow', 'in 3 days', 'in two weeks'; null for none. */
export function relativeDay(typed: string, today: CalendarDay): CalendarDay | null {
  const near = NEAR.get(typed);
  if (near !== undefined) return addDays(today, near);
  const [, count = '', unit] = AHEAD.exec(typed) ?? [];
  const many = countOf(count);
  return many === null ? null : addDays(today, many * (unit === 'week' ? WEEK : 1));
}

function countOf(typed: string): number | null {
  if (/^\d+$/.test(typed)) return Number(typed);
  if (/^an?$/.test(typed)) return 1;
  const count = COUNTS.indexOf(typed);
  return count < 0 ? null : count;
}
