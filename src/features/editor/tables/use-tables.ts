import type Quill from 'quill';
import { useEffect, useState } from 'react';
import { type ActiveCell, TableEditing } from './table-editing.ts';
import { selectAroundTables } from './select-around.ts';
import { TableKeys } from './table-keys.ts';

/** Makes the cells of tables editable. @returns the one that one writes in, null for none */
export function useTables(quill: Quill): { editing: TableEditing; cell: ActiveCell } | null {
  const [active, setActive] = useState<{ editing: TableEditing; cell: ActiveCell } | null>(null);
  useEffect(() => {
    const editing = new TableEditing(quill, (cell) => setActive(cell === null ? null : { editing, cell }));
    const keys = new TableKeys(quill, editing);
    const release = selectAroundTables(quill);
    return () => {
      release();
      keys.stop();
      editing.stop();
    };
  }, [quill]);
  return active;
}
