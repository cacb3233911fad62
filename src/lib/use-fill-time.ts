import { useEffect, useRef } from 'react';
import { FILL_TIME_HEADER } from '#shared/limits.ts';
import { useCameWithDocument } from './use-in-browser.ts';

/** Returns a function for the header that tells how many ms a public form has been on the page. */
export function useFillTime(): () => Record<string, string> {
  const shownAt = useRef(0);
  const cameWithDocument = useCameWithDocument();
  useEffect(() => {
    if (!cameWithDocument) shownAt.current = performance.now();
  }, [cameWithDocument]);
  return () => ({ [FILL_TIME_HEADER]: String(Math.round(performance.now() - shownAt.current)) });
}
