import type { CalendarDay } from '#shared/calendar-day.ts';
import { formatDay } from '#shared/days-in-words.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import { useVisitorTime } from './use-visitor-time.ts';

interface WhenProps {
  day: CalendarDay;
  slot: Slot;
  /** The time zone that the visitor chose; null for the browser's. */
  zone: string | null;
}

/** When a consultation is on the visitor's clock: 'Friday, November 27, 1:45 AM'. Its line breaks after the day only. */
export function When({ day, slot, zone }: WhenProps) {
  const visitor = useVisitorTime(zone)(day, slot);
  return (
    <>
      <span className="inline-block">{formatDay(visitor?.otherDay ?? day)},</span>{' '}
      <span className="inline-block">{visitor?.time ?? formatSlot(slot)}</span>
    </>
  );
}
