import type Quill from 'quill';
import { useEffect, useState } from 'react';
import { useHost } from '../../../lib/host.ts';
import { ChosenCells } from './chosen-cells.ts';
import { type ActiveCell, TableEditing } from './table-editing.ts';
import { selectAroundTables } from './select-around.ts';
import { TableKeys } from './table-keys.ts';
import { useRenderOnResize } from '../writing/use-render-on-resize.ts';

/** Makes the cells of tables editable. @returns the one that one writes in, null for none */
export function useTables(quill: Quill): { editing: TableEditing; cell: ActiveCell } | null {
  const { announcer } = useHost();
  const [active, setActive] = useState<{ editing: TableEditing; cell: ActiveCell } | null>(null);
  useEffect(() => {
    const editing = new TableEditing(quill, (cell) => setActive(cell === null ? null : { editing, cell }));
    // Before the keys of a single cell.
    const chosen = new ChosenCells(quill, editing, (count) =>
      announcer.announce(count === 1 ? '1 cell chosen' : `${count} cells chosen`),
    );
    const keys = new TableKeys(quill, editing);
    const release = selectAroundTables(quill);
    return () => {
      release();
      keys.stop();
      chosen.stop();
      editing.stop();
    };
  }, [quill, announcer]);
  // Its row or another line has grown: the bar goes along.
  useRenderOnResize(quill.root, active, setActive);
  return active;
}
