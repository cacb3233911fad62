import { useEffect, useState } from 'react';
import { REPLY_DELAY_MS } from '#shared/limits.ts';

const SECOND = 1_000;

/** The seconds until an instant, counted down to 0; never more than a reply waits, whatever this device's clock says. */
export function useSecondsLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.min(Math.max(Date.parse(until) - now, 0), REPLY_DELAY_MS);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.ceil(left / SECOND);
}
