import { formatLongDate } from '#shared/dates-in-words.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { formatShortDate, type ShortDateOptions } from './short-date.ts';

interface ShortDateProps extends ShortDateOptions {
  /** ISO 8601, a moment or a day. */
  at: string | null | undefined;
}

/** A short date, with the whole of it for who points at it; see `formatShortDate`. */
export function ShortDate({ at, ...options }: ShortDateProps) {
  const words = formatShortDate(at, useMinute(), options);
  if (at === null || at === undefined || Number.isNaN(Date.parse(at))) return words;
  const isDay = !at.includes('T');
  return (
    <time dateTime={at} title={isDay ? formatLongDate(at) : formatMoment(at)} className="whitespace-nowrap">
      {words}
    </time>
  );
}
