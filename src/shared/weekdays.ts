import { type Weekday, WEEKDAYS } from './business-profile.ts';
import { type CalendarDay, weekdayNumber } from './calendar-day.ts';

/** 'tuesday' */
export function weekdayOf(day: CalendarDay): Weekday {
  return WEEKDAYS[weekdayNumber(day)] as Weekday; // a number from 0 to 6
}

/** Something for each day of the week. */
export function forEachWeekday<Value>(valueOf: (day: Weekday) => Value): Record<Weekday, Value> {
  return Object.fromEntries(WEEKDAYS.map((day) => [day, valueOf(day)])) as Record<Weekday, Value>;
}

/** Days of the week that have the same, each run of them in order. */
interface DayGroup {
  value: string;
  runs: [Weekday, ...Weekday[]][];
}

/** The days of the week from `first` on. */
export function weekFrom(first: Weekday): Weekday[] {
  const start = WEEKDAYS.indexOf(first);
  return [...WEEKDAYS.slice(start), ...WEEKDAYS.slice(0, start)];
}

/**
 * Groups the days that have the same value, and tells days in a row from others. A run goes over the week's end; the
 * first one has a value other than ''.
 * @param first the day that a week begins with
 */
export function groupDays(first: Weekday, valueOf: (day: Weekday) => string): DayGroup[] {
  const week = weekFrom(first);
  const begins = (day: Weekday, index: number) =>
    valueOf(day) !== '' && valueOf(day) !== valueOf(week.at(index - 1) ?? day);
  const groups: DayGroup[] = [];
  let before: string | null = null;
  for (const day of weekFrom(week.find(begins) ?? first)) {
    const value = valueOf(day);
    let group = groups.find((one) => one.value === value);
    if (group === undefined) groups.push((group = { value, runs: [] }));
    const run = value === before ? group.runs.at(-1) : undefined;
    if (run === undefined) group.runs.push([day]);
    else run.push(day);
    before = value;
  }
  return groups;
}
