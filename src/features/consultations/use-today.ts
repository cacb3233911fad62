import { useSyncExternalStore } from 'react';
import { type CalendarDay, dayInArizona } from '#shared/business.ts';
import { useHost } from '../../lib/host.ts';

const MINUTE = 60_000;

/** Arizona's day, also for a page that was left open overnight. A document begins with the day it was made on. */
export function useToday(): CalendarDay | null {
  const { day } = useHost();
  return useSyncExternalStore<CalendarDay | null>(followDays, readToday, () => day);
}

function readToday(): CalendarDay {
  return dayInArizona(new Date());
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
