import type { CellPlace } from './draw-table.ts';
import { CAPTION } from './table-changes.ts';
import type { TableModel } from './table-model.ts';

/** The text on one side of a table. */
export type BesideTable = 'before' | 'after';

type Table = Pick<TableModel, 'align' | 'rows' | 'caption'>;

/** The next or the previous cell, in the order they are read, the caption first; or the side where the table ends. */
export function placeAfter(
  { align, rows, caption }: Table,
  { row, column }: CellPlace,
  by: 1 | -1,
): CellPlace | BesideTable {
  const width = align.length;
  if (row === CAPTION) return by === 1 ? { row: 0, column: 0 } : 'before';
  const next = row * width + column + by;
  if (next >= rows.length * width) return 'after';
  if (next >= 0) return { row: Math.floor(next / width), column: next % width };
  return caption === '' ? 'before' : { row: CAPTION, column: 0 };
}

/** The cell above or below, or the side where the table ends. */
export function placeTowards(
  { rows, caption }: Table,
  { row, column }: CellPlace,
  side: 'up' | 'down',
): CellPlace | BesideTable {
  const next = row + (side === 'up' ? -1 : 1);
  const isThere = next === CAPTION ? caption !== '' : next in rows;
  if (isThere) return { row: next, column };
  return side === 'up' ? 'before' : 'after';
}
