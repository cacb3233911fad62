import { useSyncExternalStore } from 'react';

/** Messages that came in while the dashboard was open, and were not looked at since. */
let arrived: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

/** Notes messages that came in. */
export function noteArrived(ids: readonly number[]): void {
  become(new Set([...arrived, ...ids]));
}

/** Notes that a message was looked at. */
export function noteSeen(id: number): void {
  if (arrived.has(id)) become(new Set([...arrived].filter((other) => other !== id)));
}

/** Whether a message came in since and was not looked at. */
export function useHasArrived(id: number): boolean {
  return useSyncExternalStore(subscribe, () => arrived.has(id));
}

function become(now: ReadonlySet<number>): void {
  arrived = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
