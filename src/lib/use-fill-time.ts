import { useEffect, useRef } from 'react';
import { FILL_TIME_HEADER } from '#shared/business.ts';

/** Gives the header that says how many milliseconds a public form has been on the page. */
export function useFillTime(): () => Record<string, string> {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return () => ({ [FILL_TIME_HEADER]: String(Math.round(performance.now() - shownAt.current)) });
}
