import { useMemo } from 'react';
import { changesHourly } from '#shared/booking.ts';
import { useInBrowser } from '../../lib/use-in-browser.ts';

const MINUTE = 60_000;

/** The current minute, where it matters to what can be booked; null elsewhere, on the server and during hydration. */
export function useNow(): Date | null {
  const minute = useInBrowser(readMinute, followMinutes);
  return useMemo(() => (minute === null ? null : new Date(minute * MINUTE)), [minute]);
}

function readMinute(): number | null {
  return changesHourly ? Math.floor(Date.now() / MINUTE) : null;
}

function followMinutes(changed: () => void) {
  const timer = setInterval(changed, MINUTE);
  return () => clearInterval(timer);
}
