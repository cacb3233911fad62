import { useState } from 'react';

/** The chosen rows of a list. */
export interface Selection {
  /** In the list's order; only rows that are shown. */
  ids: readonly number[];
  has: (id: number) => boolean;
  /** With `range`, all rows between the last one that was pressed and this one get the same. */
  toggle: (id: number, range: boolean) => void;
  isAll: boolean;
  /** Chooses all rows that are shown, or none. */
  toggleAll: () => void;
  /** Chooses these besides; of those that are not shown yet, none counts until it is. */
  add: (ids: readonly number[]) => void;
  clear: () => void;
}

/** @param shown the ids of the rows that are shown, in their order */
export function useSelection(shown: readonly number[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<number | null>(null);
  const ids = shown.filter((id) => chosen.has(id));
  const isAll = ids.length > 0 && ids.length === shown.length;

  return {
    ids,
    has: (id) => chosen.has(id),
    toggle(id, range) {
      const next = new Set(ids);
      const isOn = !chosen.has(id);
      for (const one of range ? between(shown, last ?? id, id) : [id]) {
        if (isOn) next.add(one);
        else next.delete(one);
      }
      setChosen(next);
      setLast(id);
    },
    isAll,
    toggleAll: () => setChosen(new Set(isAll ? [] : shown)),
    add: (more) => setChosen(new Set([...ids, ...more])),
    clear: () => setChosen(new Set()),
  };
}

function between(shown: readonly number[], one: number, other: number): readonly number[] {
  const [first = 0, last = 0] = [shown.indexOf(one), shown.indexOf(other)].sort((a, b) => a - b);
  return first === -1 ? [other] : shown.slice(first, last + 1);
}
