import { useSyncExternalStore } from 'react';
import { dayOf } from '#shared/business-time.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { useHost } from '../../lib/host.ts';

const MINUTE = 60_000;

/**
 * The current day where the business is, updated on a page left open overnight. A server-rendered document starts with its own
 * day.
 */
export function useToday(): CalendarDay | null {
  const { day } = useHost();
  return useSyncExternalStore<CalendarDay | null>(followDays, readToday, () => day);
}

function readToday(): CalendarDay {
  return dayOf(new Date());
}

/** Checks every minute and when the page becomes visible again. */
function followDays(changed: () => void) {
  const timer = setInterval(changed, MINUTE);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}
