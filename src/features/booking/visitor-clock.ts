import { type CalendarDay, dayInArizona } from '#shared/business.ts';
import { useInBrowser } from '../../lib/use-in-browser.ts';

/** Arizona's day, also for a page that was left open overnight; null while rendering without a browser. */
export function useToday(): CalendarDay | null {
  return useInBrowser(readToday, followReturns);
}

/** The visitor's time zone, `America/Chicago`; null while rendering without a browser. */
export function useTimeZone(): string | null {
  return useInBrowser(readTimeZone);
}

function readToday(): CalendarDay {
  return dayInArizona(new Date());
}

function readTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function followReturns(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
