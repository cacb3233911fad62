/** How long after the call a message appears in the live region, and when it is gone again (ms). [9.4.14] [9.4.15] */
export const APPEARS_AFTER_MS = 100;
export const CLEARED_AFTER_MS = 1_000;

export interface Announcement {
  id: number;
  text: string;
}

/** Messages for screen readers; a LiveRegion shows what `current()` returns. */
export interface Announcer {
  announce: (text: string) => void;
  current: () => readonly Announcement[];
  subscribe: (listener: () => void) => () => void;
}

/** Each message has its own timers, so that two in a row are both announced. */
export function createAnnouncer(): Announcer {
  let shown: readonly Announcement[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  function show(next: readonly Announcement[]) {
    shown = next;
    for (const listener of listeners) listener();
  }
  return {
    announce(text) {
      const announcement = { id: ++lastId, text };
      setTimeout(() => show([...shown, announcement]), APPEARS_AFTER_MS);
      setTimeout(() => show(shown.filter(({ id }) => id !== announcement.id)), CLEARED_AFTER_MS);
    },
    current: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
