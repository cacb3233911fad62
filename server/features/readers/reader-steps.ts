import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import type { ReaderStep, ReaderTotals } from '#shared/contract/readers.ts';

/** A day on which something was counted. */
interface CountedDay extends ReaderTotals {
  day: CalendarDay;
}

/** More days than this are told of in weeks. */
const MAX_DAYS = 31;
const WEEK = 7;

/** The days from `first` to `last`, or their weeks up to `last`; the first one has what is left, too. */
export function stepsOf(counted: readonly CountedDay[], first: CalendarDay, last: CalendarDay): ReaderStep[] {
  const days: CalendarDay[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  const length = days.length > MAX_DAYS ? WEEK : 1;
  const left = days.length % length;
  const steps: ReaderStep[] = [];
  for (let end = length + left; end <= days.length; end += length) {
    const from = days[steps.length === 0 ? 0 : end - length] ?? first;
    const to = days[end - 1] ?? last;
    steps.push({
      first: from,
      last: to,
      ...totalOf(counted.filter(({ day }) => day >= from && day <= to)),
    });
  }
  return steps;
}

/** What was counted in all of these days. */
export function totalOf(days: readonly ReaderTotals[]): ReaderTotals {
  const sum = (of: keyof ReaderTotals) => days.reduce((total, day) => total + day[of], 0);
  return {
    views: sum('views'),
    subscribers_come: sum('subscribers_come'),
    subscribers_gone: sum('subscribers_gone'),
  };
}
