import type Quill from 'quill';
import { putBlock } from '../put-block.ts';
import { enterCell } from './cell-caret.ts';
import { fieldAt } from './draw-table.ts';
import { TableBlock } from './table-block.ts';
import { newTable, writeTable } from './table-model.ts';

/** Puts an empty table of three by three with a header into the text; the caret is then in its first cell. */
export function addTable(quill: Quill, index: number): void {
  const place = putBlock(quill, index, { grid: writeTable(newTable(3, 3)) });
  const [block] = quill.getLine(place);
  const cell = block instanceof TableBlock ? fieldAt(block.domNode, { row: 0, column: 0 }) : null;
  if (cell !== null) enterCell(cell);
}
