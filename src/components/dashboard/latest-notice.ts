import { useSyncExternalStore } from 'react';

/** What happened. */
export interface Notice {
  text: string;
  /** Takes it back; null where that can't be done. */
  undo: (() => void) | null;
  /** What it leads on to, such as an email; null where there is nothing. */
  next: NextStep | null;
  /** The part of the page that shows it; null where the dashboard does, as of a tab that is hidden. */
  section: symbol | null;
  /** Until when an email waits, ISO 8601: what is offered to take it back goes then; left out where none does. */
  waitsUntil?: string | undefined;
  /** Whether nobody has done anything for it to come: it does not take the focus then. */
  comesByItself?: boolean;
}

/** A page or program that it opens, or what is done. */
export type NextStep = { label: string } & ({ href: string } | { act: () => void });

let latest: Notice | null = null;
const listeners = new Set<() => void>();

/** Shows a notice in place of any other on the page; null shows none. */
export function showNotice(notice: Notice | null): void {
  latest = notice;
  for (const listener of listeners) listener();
}

/** Shows a notice no more, if it is shown. */
export function hideNotice(notice: Notice): void {
  if (latest === notice) showNotice(null);
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
