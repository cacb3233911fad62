import { whyClosed } from '../closed-in-words.ts';
import type { WeekCell } from '../week-cells.ts';

/** What the owner has to know before she books such a time; null for one that visitors can book as well. */
export function warningOf(cell: Pick<WeekCell, 'closed' | 'busyIn'>): string | null {
  const why = whyClosed(cell);
  return why === null ? null : `Closed: ${why}. Only you can book it.`;
}
