import { useSyncExternalStore } from 'react';
import { useHost } from './host.ts';
import type { SafeStorage } from './storage.ts';

/** Told of every write in this window; the browser tells of those in others. */
const listeners = new Set<() => void>();

/** What a full or closed storage would not take: it lasts at least as long as the page. */
const unkept = new WeakMap<SafeStorage, Map<string, string>>();

/** A text kept in the browser under `key`; null when there is none. */
export function readStored(storage: SafeStorage, key: string): string | null {
  return unkept.get(storage)?.get(key) ?? storage.get(key);
}

/** Keeps a text under `key`, or with null forgets it, and tells everyone who shows it. */
export function writeStored(storage: SafeStorage, key: string, text: string | null): void {
  const spare = unkept.get(storage) ?? new Map<string, string>();
  spare.delete(key);
  if (text === null) storage.remove(key);
  else {
    storage.set(key, text);
    if (storage.get(key) !== text) spare.set(key, text);
  }
  unkept.set(storage, spare);
  for (const listener of listeners) listener();
}

/** The text under `key`, followed through every change, also those made in another window. */
export function useStored(key: string): string | null {
  const { storage } = useHost();
  return useSyncExternalStore(
    follow,
    () => readStored(storage, key),
    () => null,
  );
}

function follow(changed: () => void) {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}
