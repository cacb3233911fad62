import { useEffect, useState } from 'react';
import { TAKE_BACK_MS } from '#shared/limits.ts';

const SECOND = 1_000;

/**
 * The seconds until an email goes out, counted down to 0: never more than it waits.
 * @param isJustSent it waits all that time then, whatever this device's clock says
 */
export function useSecondsLeft(until: string, isJustSent: boolean): number {
  const [latest] = useState(() => Date.now() + TAKE_BACK_MS);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max((isJustSent ? latest : Math.min(Date.parse(until), latest)) - now, 0);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.ceil(left / SECOND);
}
