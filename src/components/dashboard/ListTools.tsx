import type { ReactNode } from 'react';
import type { Selection } from '../../lib/use-selection.ts';
import { SelectAll } from './RowCheckbox.tsx';

interface ListToolsProps {
  selection: Selection;
  /** Where there is no row to choose. */
  disabled: boolean;
  /** What the list is ordered by. */
  order: ReactNode;
}

/** Above the rows of a list that has no heads of columns: all of them can be chosen, and ordered. */
export function ListTools({ selection, disabled, order }: ListToolsProps) {
  return (
    <div className="flex items-center justify-between gap-x-6 border-b border-line py-1 max-sm:gap-x-3">
      <SelectAll selection={selection} disabled={disabled} />
      {order}
    </div>
  );
}
