import { useMemo } from 'react';
import { useHost } from './host.ts';
import type { SafeStorage } from './storage.ts';
import { readStored, useStored, writeStored } from './stored.ts';

/** Ids that carry a mark, out of their stored text; whatever is no id is left out. */
export function parseFlags(text: string | null): number[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter(isId) : [];
  } catch {
    return [];
  }
}

/** A row's id as the server gives it. */
export function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** Adds marks to those that are there, in this window or another. @returns how many are new */
export function addFlags(storage: SafeStorage, key: string, ids: readonly number[]): number {
  const before = new Set(parseFlags(readStored(storage, key)));
  const after = new Set([...before, ...ids]);
  if (after.size > before.size) writeStored(storage, key, JSON.stringify([...after]));
  return after.size - before.size;
}

/** Marks on rows that only this browser knows of: no request is made. [K1] [K2] */
export function useFlags(key: string) {
  const { storage } = useHost();
  const text = useStored(key);
  const flagged = useMemo<ReadonlySet<number>>(() => new Set(parseFlags(text)), [text]);

  function mark(id: number) {
    addFlags(storage, key, [id]);
  }

  function unflag(id: number) {
    const left = parseFlags(readStored(storage, key)).filter((other) => other !== id);
    writeStored(storage, key, left.length === 0 ? null : JSON.stringify(left));
  }

  return { flagged, mark, unflag };
}
