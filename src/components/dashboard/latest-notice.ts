import { useSyncExternalStore } from 'react';
import type { Notice } from './use-news.ts';

let latest: Notice | null = null;
const listeners = new Set<() => void>();

/** Shows a notice in place of any other on the page; null shows none. */
export function showNotice(notice: Notice | null): void {
  latest = notice;
  for (const listener of listeners) listener();
}

/** The notice that is shown: several parts of a page have news, and all stand in one place. */
export function useLatestNotice(): Notice | null {
  return useSyncExternalStore(subscribe, current, none);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => latest;
const none = () => null;
