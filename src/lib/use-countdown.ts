import { useEffect, useState } from 'react';

const SECOND = 1_000;

/** The seconds until a time (ms), counted down to 0. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(until - now, 0);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.ceil(left / SECOND);
}
