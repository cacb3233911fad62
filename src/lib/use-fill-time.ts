import { useEffect, useRef } from 'react';
import { FILL_TIME_HEADER } from '#shared/business.ts';
import { useCameWithDocument } from './use-in-browser.ts';

/** Gives the header that says how many milliseconds a public form has been on the page. */
export function useFillTime(): () => Record<string, string> {
  const shownAt = useRef(0);
  const cameWithDocument = useCameWithDocument();
  useEffect(() => {
    if (!cameWithDocument) shownAt.current = performance.now();
  }, [cameWithDocument]);
  return () => ({ [FILL_TIME_HEADER]: String(Math.round(performance.now() - shownAt.current)) });
}
