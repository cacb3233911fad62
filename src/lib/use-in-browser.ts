import { useState, useSyncExternalStore } from 'react';

function nothingToFollow() {
  return () => undefined;
}

/**
 * A value that only a browser has, such as the time zone; null on the server. `read` must return the same value (`===`)
 * until it changes; `follow` subscribes to changes. Both functions must be stable.
 */
export function useInBrowser<T>(
  read: () => T,
  follow: (changed: () => void) => () => void = nothingToFollow,
): T | null {
  return useSyncExternalStore<T | null>(follow, read, () => null);
}

/** Whether the page is rendered by the browser; false on the server and during hydration. */
export function useIsInBrowser(): boolean {
  return useInBrowser(isHere) ?? false;
}

/**
 * Whether the component was part of the server-rendered document, so that the visitor has seen it since before
 * hydration.
 */
export function useCameWithDocument(): boolean {
  const isInBrowser = useIsInBrowser();
  const [came] = useState(!isInBrowser);
  return came;
}

function isHere(): true {
  return true;
}
