import { useLayoutEffect, useRef } from 'react';
import { rowOf } from '../components/dashboard/row-focus.ts';

/**
 * Notes on which row each entry of the history was left.
 * @param entry the present one's key
 * @returns the id of the row on which that one was left before; null for none
 */
export function useRowsLeft(entry: string): () => string | null {
  /** As of the last focus: a row may be gone by the time its entry is left. */
  const latest = useRef<string | null>(null);
  const left = useRef(new Map<string, string>());

  useLayoutEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      latest.current = target instanceof Element ? (rowOf(target)?.dataset.row ?? null) : null;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);

  useLayoutEffect(() => {
    const { current: rows } = left;
    return () => {
      if (latest.current === null) rows.delete(entry);
      else rows.set(entry, latest.current);
    };
  }, [entry]);

  return () => left.current.get(entry) ?? null;
}
