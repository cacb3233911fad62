import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** How often it is looked for what is new while the window is seen (ms). */
export const LOOK_EVERY_MS = 60_000;
/** The same for what `LOOKS_OFTEN`, which is little to ask (ms). */
export const LOOK_OFTEN_EVERY_MS = 15_000;
/** Nobody who comes back to the window is shown what is older (ms). */
const OLD_MS = 1_000;

/** The `meta` of queries that learn of what came in while they are shown. */
export const LOOKS_AGAIN = { looksAgain: true };

/** The `meta` of those that tell soon of what came in. */
export const LOOKS_OFTEN = { ...LOOKS_AGAIN, looksOften: true };

/**
 * Reads what is shown and `LOOKS_AGAIN` anew: once the window is seen or focused again, or back on line, and every minute while
 * it is seen; what `LOOKS_OFTEN` every quarter of it.
 */
export function useLookAgain(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const look = () => lookAgain(queries);
    const timer = setInterval(look, LOOK_EVERY_MS);
    const oftenTimer = setInterval(() => lookAgain(queries, 'looksOften'), LOOK_OFTEN_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    for (const name of ['focus', 'online']) window.addEventListener(name, look);
    return () => {
      clearInterval(timer);
      clearInterval(oftenTimer);
      document.removeEventListener('visibilitychange', look);
      for (const name of ['focus', 'online']) window.removeEventListener(name, look);
    };
  }, [queries]);
}

function lookAgain(queries: QueryClient, mark: keyof typeof LOOKS_OFTEN = 'looksAgain'): void {
  if (document.visibilityState === 'hidden' || !navigator.onLine) return;
  const before = Date.now() - OLD_MS;
  void queries.refetchQueries(
    {
      type: 'active',
      predicate: ({ meta, state }) => meta?.[mark] === true && state.dataUpdatedAt < before,
    },
    { cancelRefetch: false },
  );
}
