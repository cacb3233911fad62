import type Quill from 'quill';
import { escapeText } from '../inline-html.ts';
import { putBlock } from '../put-block.ts';
import { enterCell } from './cell-caret.ts';
import { fieldAt } from './draw-table.ts';
import { TableBlock } from './table-block.ts';
import { newTable, writeTable } from './table-model.ts';

/** Puts an empty table of three by three with a header into the text; the caret is then in its first cell. */
export function addTable(quill: Quill, index: number): void {
  enterTable(quill, putBlock(quill, index, { grid: writeTable(newTable(3, 3)) }), 0);
}

/** An empty table whose columns have these names. */
export function tableNamed(names: readonly string[]): string {
  const table = newTable(2, names.length);
  return writeTable({ ...table, rows: [names.map(escapeText), ...table.rows.slice(1)] });
}

/** Puts the caret into the first cell of a row of the table at this place. */
export function enterTable(quill: Quill, place: number, row: number): void {
  const [block] = quill.getLine(place);
  const cell = block instanceof TableBlock ? fieldAt(block.domNode, { row, column: 0 }) : null;
  if (cell !== null) enterCell(cell);
}
