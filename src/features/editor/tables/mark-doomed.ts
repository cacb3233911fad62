import type Quill from 'quill';
import { quietly } from '../writing/quietly.ts';
import { CELL, placeOf } from './draw-table.ts';
import { CAPTION } from './table-changes.ts';
import type { ActiveCell } from './table-editing.ts';

const DOOMED = 'is-doomed';

/** What a button of a table's bar deletes. */
export type Doomed = 'row' | 'column' | 'table';

/** Marks the cells that would be deleted, in what is drawn alone: the table's value is another. @returns takes it back */
export function markDoomed(quill: Quill, { block, row, column }: ActiveCell, doomed: Doomed): () => void {
  const { rows, align } = block.model;
  // The last one takes the table with it.
  const isAll = doomed === 'table' || (doomed === 'row' ? rows : align).length === 1;
  const goes = (field: HTMLElement) => {
    const place = placeOf(field);
    return (
      isAll || (place.row !== CAPTION && (doomed === 'row' ? place.row === row : place.column === column))
    );
  };
  const cells = [...block.domNode.querySelectorAll<HTMLElement>(CELL)].filter(goes);
  const mark = (isOn: boolean) =>
    quietly(quill, () => {
      for (const { parentElement: cell } of cells) cell?.classList.toggle(DOOMED, isOn);
    });
  mark(true);
  return () => mark(false);
}
