import { useMemo, useState } from 'react';
import { readIds } from '#shared/id-ranges.ts';
import { useHost } from './host.ts';
import type { SafeStorage } from './storage.ts';
import { readStored, useStored, writeStored } from './stored.ts';

/** Reads flagged ids from stored text; drops everything that is not an id. */
export function parseFlags(text: string | null): number[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter(isId) : [];
  } catch {
    return [];
  }
}

/** Whether a value is a row's id as the server sends it. */
export function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** Adds flags to those already stored, by this window or another. @returns how many are new */
export function addFlags(storage: SafeStorage, key: string, ids: readonly number[]): number {
  const before = new Set(parseFlags(readStored(storage, key)));
  const after = new Set([...before, ...ids]);
  if (after.size > before.size) writeStored(storage, key, JSON.stringify([...after]));
  return after.size - before.size;
}

/** @param ids see `writeIds`; absent while they are unknown */
export function unflaggedIds(ids: string | undefined, flagged: ReadonlySet<number>): number[] {
  return (readIds(ids ?? '', Infinity) ?? []).filter((id) => !flagged.has(id));
}

/** Flags on rows, stored in this browser only: no request is sent. [K1] [K2] */
export function useFlags(key: string) {
  const { storage } = useHost();
  const text = useStored(key);
  const flagged = useMemo<ReadonlySet<number>>(() => new Set(parseFlags(text)), [text]);

  function mark(...ids: number[]) {
    addFlags(storage, key, ids);
  }

  /** @returns flags those again that were flagged */
  function unflag(...ids: number[]): () => void {
    const all = parseFlags(readStored(storage, key));
    const left = all.filter((id) => !ids.includes(id));
    writeStored(storage, key, left.length === 0 ? null : JSON.stringify(left));
    return () => mark(...all.filter((id) => ids.includes(id)));
  }

  return { flagged, mark, unflag };
}

/** Flags as they are, and as they were when a list was read: the row of one that was flagged since stays in its place. */
export function useFlagsAtReading(key: string, reading: number | undefined) {
  const { flagged } = useFlags(key);
  const [then, setThen] = useState({ reading, flagged });
  if (then.reading !== reading) setThen({ reading, flagged });
  return { flagged, flaggedThen: then.flagged };
}
