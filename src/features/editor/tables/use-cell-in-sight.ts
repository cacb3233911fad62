import { useEffect } from 'react';
import { fieldAt } from './draw-table.ts';
import type { ActiveCell } from './table-editing.ts';

/**
 * Keeps the cell that one writes in in sight, with room for the bar (its `scroll-margin`): as the caret comes, and as the
 * cell or the bar grows. A pointer that is still pressed is waited for, or the text would move on under it and be selected.
 */
export function useCellInSight(active: ActiveCell, barHeight: number): void {
  useEffect(() => {
    const cell = fieldAt(active.block.domNode, active)?.parentElement;
    if (!cell) return undefined;
    const show = () => cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (!cell.matches(':active')) show();
    cell.addEventListener('input', show);
    cell.addEventListener('click', show);
    return () => {
      cell.removeEventListener('input', show);
      cell.removeEventListener('click', show);
    };
  }, [active, barHeight]);
}
