import type { CalendarDay, Slot } from '#shared/business.ts';
import { useHost } from '../../lib/host.ts';
import { useIsInBrowser } from '../../lib/use-in-browser.ts';
import { type VisitorTime, visitorTime } from './visitor-time.ts';

/**
 * Says when a consultation is by the clock of whoever looks at the page; null while that is not known. The time zone is
 * asked for with the first day to tell, and not before: a page that starts has no time for the answer.
 */
export function useVisitorTime(): (day: CalendarDay, slot: Slot) => VisitorTime | null {
  const { timeZone } = useHost();
  const isInBrowser = useIsInBrowser();
  return (day, slot) => (isInBrowser ? visitorTime(day, slot, timeZone()) : null);
}
