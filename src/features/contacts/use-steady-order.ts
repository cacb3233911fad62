import { useState } from 'react';

interface Steady {
  /** Another list, or another order, is shown as it is. */
  asked: string;
  reading: number | undefined;
  /** The order that is kept; null for none. */
  kept: readonly number[] | null;
  shown: readonly number[];
}

/**
 * The rows in the order they had before the list was read again by itself, for as long as somebody was at work with one of
 * them then: it does not move. New ones come after those they would come after.
 */
export function useSteadyOrder<Row extends { id: number }>(
  rows: readonly Row[],
  { asked, reading, isAtWork }: { asked: string; reading: number | undefined; isAtWork: boolean },
): readonly Row[] {
  const [state, setState] = useState<Steady>(() => ({ asked, reading, kept: null, shown: idsOf(rows) }));
  const kept = keptNow();
  const steady = kept === null ? rows : inOrderOf(kept, rows);
  const shown = idsOf(steady);
  if (state.asked !== asked || state.reading !== reading || shown.join() !== state.shown.join())
    setState({ asked, reading, kept, shown });
  return steady;

  function keptNow(): readonly number[] | null {
    if (state.asked !== asked) return null;
    if (state.reading === reading) return state.kept;
    return isAtWork ? state.shown : null;
  }
}

function inOrderOf<Row extends { id: number }>(order: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const steady = order.flatMap((id) => byId.get(id) ?? []);
  rows.forEach((row, index) => {
    if (order.includes(row.id)) return;
    const before = rows[index - 1];
    steady.splice(before === undefined ? 0 : steady.indexOf(before) + 1, 0, row);
  });
  return steady;
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
