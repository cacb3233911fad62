import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { useHost } from '../../lib/host.ts';
import { useIsInBrowser } from '../../lib/use-in-browser.ts';
import { type VisitorTime, visitorTime } from '#shared/visitor-time.ts';

/**
 * Returns a function that tells a consultation's time in the visitor's time zone; null while unknown. The browser's time
 * zone is read only when the first day is chosen, because reading it would slow down the page's start.
 * @param zone the one that the visitor chose; null for the browser's
 */
export function useVisitorTime(
  zone: string | null = null,
): (day: CalendarDay, slot: Slot) => VisitorTime | null {
  const { timeZone } = useHost();
  const isInBrowser = useIsInBrowser();
  return (day, slot) => (isInBrowser ? visitorTime(day, slot, zone ?? timeZone()) : null);
}
