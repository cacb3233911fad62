import { useMemo } from 'react';
import { useHost } from './host.ts';
import type { SafeStorage } from './storage.ts';
import { readStored, useStored, writeStored } from './stored.ts';

/** Ids that carry a mark, out of their stored text; whatever is no id is left out. */
export function parseMarks(text: string | null): number[] {
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
export function addMarks(storage: SafeStorage, key: string, ids: readonly number[]): number {
  const before = new Set(parseMarks(readStored(storage, key)));
  const after = new Set([...before, ...ids]);
  if (after.size > before.size) writeStored(storage, key, JSON.stringify([...after]));
  return after.size - before.size;
}

/** Marks on rows that only this browser knows of: no request is made. [K1] [K2] */
export function useMarks(key: string) {
  const { storage } = useHost();
  const text = useStored(key);
  const marked = useMemo<ReadonlySet<number>>(() => new Set(parseMarks(text)), [text]);

  function mark(id: number) {
    addMarks(storage, key, [id]);
  }

  function unmark(id: number) {
    const left = parseMarks(readStored(storage, key)).filter((other) => other !== id);
    writeStored(storage, key, left.length === 0 ? null : JSON.stringify(left));
  }

  return { marked, mark, unmark };
}
