import type { WeekCell } from '../week-cells.ts';

/** What the owner has to know before she books such a time; null for one that visitors can book as well. */
export function warningOf({ state, isBusy }: Pick<WeekCell, 'state' | 'isBusy'>): string | null {
  if (isBusy) return 'Your calendar has something else then.';
  return state === 'open' ? null : 'Closed to visitors: only you can book it.';
}
