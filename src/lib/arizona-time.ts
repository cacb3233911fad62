import { TIME_ZONE } from '#shared/business.ts';
import { formatLongDate } from '#shared/long-date.ts';

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: TIME_ZONE });

/** 'January 5, 2026, 3:14 PM' on the owner's clock; for what is no moment the same words as formatLongDate. [8.59] [8.60] */
export function formatMoment(value: string): string {
  const time = Date.parse(value);
  return Number.isNaN(time) ? formatLongDate(value) : `${formatLongDate(value)}, ${clock.format(time)}`;
}
