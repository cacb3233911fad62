import { type Business, type Weekday, WEEKDAYS } from '#shared/business-profile.ts';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';

type Time = Pick<Business, 'time'>;

/** How many days ahead search engines are told of days off. */
const DAYS_AHEAD = 365;

/** The opening hours for JSON-LD: one entry a range, with the days that have it, from Monday on. */
export function openingHoursData({ time }: Time): object[] {
  const ranges = new Map<string, { opens: string; closes: string; days: Weekday[] }>();
  for (const day of [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)]) {
    for (const [opens, closes] of time.open[day]) {
      const key = `${opens} ${closes}`;
      const range = ranges.get(key) ?? { opens, closes, days: [] };
      range.days.push(day);
      ranges.set(key, range);
    }
  }
  return [...ranges.values()].map(({ opens, closes, days }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => day.charAt(0).toUpperCase() + day.slice(1)),
    opens,
    closes,
  }));
}

/** The days off from `today` on, for a year; a day from midnight to midnight is a closed one. */
export function closedDaysData({ time }: Time, today: CalendarDay): object[] {
  const days = new Set(time.closed.map((closed) => (closed.length === 5 ? nextOf(closed, today) : closed)));
  const last = addDays(today, DAYS_AHEAD - 1);
  return [...days]
    .filter((day) => day >= today && day <= last && exists(day))
    .sort()
    .map((day) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
      opens: '00:00',
      closes: '00:00',
    }));
}

function exists(day: CalendarDay): boolean {
  return !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;
}

/** The next day of that name. @param monthDay `MM-DD` */
function nextOf(monthDay: string, today: CalendarDay): CalendarDay {
  const year = Number(today.slice(0, 4));
  return `${monthDay < today.slice(5) ? year + 1 : year}-${monthDay}`;
}
