import { useSyncExternalStore } from 'react';
import { useHost } from './host.ts';
import type { SafeStorage } from './storage.ts';

/** Subscribers to writes in this window; the browser's `storage` event reports those of other windows. */
const listeners = new Set<() => void>();

/** Values that a full or disabled storage did not accept; kept in memory while the page is open. */
const unkept = new WeakMap<SafeStorage, Map<string, string>>();

/** The stored text under `key`; null if there is none. */
export function readStored(storage: SafeStorage, key: string): string | null {
  return unkept.get(storage)?.get(key) ?? storage.get(key);
}

/** Stores a text under `key`, or removes it with null, and notifies all subscribers. */
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

/** The text under `key`, updated on every change, including those of other windows. */
export function useStored(key: string): string | null {
  const { storage } = useHost();
  return useSyncExternalStore(
    followStored,
    () => readStored(storage, key),
    () => null,
  );
}

/**
 * All texts whose keys begin with `prefix`, by the rest of their keys, in the order of these. Windows that write at the
 * same time overwrite each other's text under one key, and never under keys of their own.
 */
export function readStoredUnder(storage: SafeStorage, prefix: string): Record<string, string> {
  const keys = new Set([...browserKeys(), ...(unkept.get(storage)?.keys() ?? [])]);
  const found: Record<string, string> = {};
  for (const key of [...keys].filter((one) => one.startsWith(prefix)).sort()) {
    const text = readStored(storage, key);
    if (text !== null) found[key.slice(prefix.length)] = text;
  }
  return found;
}

/** Here instead of in `SafeStorage`, which every public page loads. */
function browserKeys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return []; // disabled, or on the server
  }
}

/** What `readStoredUnder` gives, as JSON, updated on every change, including those of other windows. */
export function useStoredUnder(prefix: string): string {
  const { storage } = useHost();
  return useSyncExternalStore(
    followStored,
    () => JSON.stringify(readStoredUnder(storage, prefix)),
    () => '{}',
  );
}

/** Calls `changed` after every change, by this window or another. @returns ends that */
export function followStored(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}
