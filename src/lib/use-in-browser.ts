import { useState, useSyncExternalStore } from 'react';

function nothingToFollow() {
  return () => undefined;
}

/**
 * A value that only a browser knows, such as the time zone; null where there is none. `read` gives the same value (by
 * `===`) for as long as nothing has changed, and `follow` says when that may be over. Both are functions that stay.
 */
export function useInBrowser<T>(
  read: () => T,
  follow: (changed: () => void) => () => void = nothingToFollow,
): T | null {
  return useSyncExternalStore<T | null>(follow, read, () => null);
}

/** Whether scripts draw the page by now; not while a document is made, nor while one is taken over. */
export function useIsInBrowser(): boolean {
  return useInBrowser(isHere) ?? false;
}

/** Whether the component stood in the document already, before any script ran: the visitor has seen it since then. */
export function useCameWithDocument(): boolean {
  const isInBrowser = useIsInBrowser();
  const [came] = useState(!isInBrowser);
  return came;
}

function isHere(): true {
  return true;
}
