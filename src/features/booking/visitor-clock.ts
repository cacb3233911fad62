import { useSyncExternalStore } from 'react';
import { type CalendarDay, dayInArizona } from '#shared/business.ts';
import { useHost } from '../../lib/host.ts';
import { useInBrowser } from '../../lib/use-in-browser.ts';

const MINUTE = 60_000;

/** Arizona's day, also for a page that was left open overnight. A document begins with the day it was made on. */
export function useToday(): CalendarDay | null {
  const { day } = useHost();
  return useSyncExternalStore<CalendarDay | null>(followDays, readToday, () => day);
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

/** Midnight passes while the page is looked at, or while it is not. */
function followDays(changed: () => void) {
  const timer = setInterval(changed, MINUTE);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}
