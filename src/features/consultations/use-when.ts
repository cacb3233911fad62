import type { CalendarDay } from '#shared/calendar-day.ts';
import { formatDay } from '#shared/days-in-words.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import { useVisitorTime } from './use-visitor-time.ts';

/**
 * Returns a function that tells when a consultation is on the visitor's clock: 'Friday, November 27, 1:45 AM'. Its lines
 * break at commas only.
 * @param zone the one that the visitor chose; null for the browser's
 */
export function useWhen(zone: string | null): (day: CalendarDay, slot: Slot) => string {
  const visitorTime = useVisitorTime(zone);
  return (day, slot) => {
    const visitor = visitorTime(day, slot);
    const when = `${formatDay(visitor?.otherDay ?? day)}, ${visitor?.time ?? formatSlot(slot)}`;
    return when.replace(/([^,]) /g, '$1\u00a0');
  };
}
