import { TIME_ZONE } from './business-time.ts';
import { formatLongDate } from './dates-in-words.ts';

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: TIME_ZONE });

/**
 * 'January 5, 2026, 3:14 PM' in Arizona's time; for an invalid value the same words as formatLongDate. [8.59] [8.60]
 */
export function formatMoment(value: string): string {
  const time = Date.parse(value);
  return Number.isNaN(time) ? formatLongDate(value) : `${formatLongDate(value)}, ${clock.format(time)}`;
}

const weekdayTime = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});

/** 'Monday 12 PM' or 'Monday 12:30 PM' in Arizona's time; for the coming days, where the weekday is enough. */
export function formatWeekdayTime(instant: Date): string {
  const part = Object.fromEntries(weekdayTime.formatToParts(instant).map(({ type, value }) => [type, value]));
  const minutes = part.minute === '00' ? '' : `:${part.minute}`;
  return `${part.weekday} ${part.hour}${minutes} ${part.dayPeriod}`;
}
