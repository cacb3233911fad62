import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** How often it is looked for what is new while the window is seen (ms). */
export const LOOK_EVERY_MS = 60_000;
/** Nobody who comes back to the window is shown what is older (ms). */
const OLD_MS = 5_000;

/** The `meta` of queries that learn of what came in while they are shown. */
export const LOOKS_AGAIN = { looksAgain: true };

/**
 * Reads what is shown and `LOOKS_AGAIN` anew: once the window is seen or focused again, or back on line, and every minute while
 * it is seen.
 */
export function useLookAgain(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const look = () => lookAgain(queries);
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    for (const name of ['focus', 'online']) window.addEventListener(name, look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      for (const name of ['focus', 'online']) window.removeEventListener(name, look);
    };
  }, [queries]);
}

function lookAgain(queries: QueryClient): void {
  if (document.visibilityState === 'hidden' || !navigator.onLine) return;
  const before = Date.now() - OLD_MS;
  void queries.refetchQueries(
    {
      type: 'active',
      predicate: ({ meta, state }) => meta?.looksAgain === true && state.dataUpdatedAt < before,
    },
    { cancelRefetch: false },
  );
}
