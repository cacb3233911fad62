import type { Align, TableModel } from './table-model.ts';

/** The table with an empty row before the one at this place; at the number of rows, behind the last. */
export function addRow(table: TableModel, at: number): TableModel {
  const empty = table.align.map(() => '');
  return { ...table, rows: table.rows.toSpliced(at, 0, empty) };
}

/** The table without a row; null for the last one, with which the table goes. */
export function removeRow(table: TableModel, at: number): TableModel | null {
  return table.rows.length === 1 ? null : { ...table, rows: table.rows.toSpliced(at, 1) };
}

export function addColumn(table: TableModel, at: number): TableModel {
  return {
    ...table,
    align: table.align.toSpliced(at, 0, ''),
    rows: table.rows.map((cells) => cells.toSpliced(at, 0, '')),
  };
}

/** The table without a column; null for the last one, with which the table goes. */
export function removeColumn(table: TableModel, at: number): TableModel | null {
  if (table.align.length === 1) return null;
  const rows = table.rows.map((cells) => cells.toSpliced(at, 1));
  return { ...table, align: table.align.toSpliced(at, 1), rows };
}

/** The table with a row one place further; the same where there is no such place. */
export function moveRow(table: TableModel, at: number, by: 1 | -1): TableModel {
  const [row] = table.rows.slice(at, at + 1);
  const to = at + by;
  if (row === undefined || to < 0 || to >= table.rows.length) return table;
  return { ...table, rows: table.rows.toSpliced(at, 1).toSpliced(to, 0, row) };
}

/** The table with a column one place further, with its alignment; the same where there is no such place. */
export function moveColumn(table: TableModel, at: number, by: 1 | -1): TableModel {
  const to = at + by;
  const { length } = table.align;
  if (at < 0 || at >= length || to < 0 || to >= length) return table;
  const moved = <Item>(items: readonly Item[]) =>
    items.toSpliced(at, 1).toSpliced(to, 0, ...items.slice(at, at + 1));
  return { ...table, align: moved(table.align), rows: table.rows.map(moved) };
}

export function alignColumn(table: TableModel, at: number, align: Align): TableModel {
  return { ...table, align: table.align.with(at, align) };
}

/** The table with or without a first row that names the columns. */
export function toggleHeader(table: TableModel): TableModel {
  return { ...table, hasHeader: !table.hasHeader };
}

/** The row of the caption, where places in a table are named. */
export const CAPTION = -1;

/** What stands at a place; '' where there is none. */
export function textAt({ caption, rows }: TableModel, row: number, column: number): string {
  return row === CAPTION ? caption : (rows[row]?.[column] ?? '');
}

/** The table with another text at a place. */
export function setText(table: TableModel, row: number, column: number, html: string): TableModel {
  if (row === CAPTION) return { ...table, caption: html };
  const rows = table.rows.map((cells, at) => (at === row ? cells.with(column, html) : cells));
  return { ...table, rows };
}

/** The table with these texts from a place on. It gets the rows and columns that it lacks. */
export function fillCells(
  table: TableModel,
  row: number,
  column: number,
  texts: readonly (readonly string[])[],
): TableModel {
  const height = Math.max(table.rows.length, row + texts.length);
  const width = Math.max(table.align.length, ...texts.map((cells) => column + cells.length));
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => texts[y - row]?.[x - column] ?? table.rows[y]?.[x] ?? ''),
  );
  return { ...table, align: Array.from({ length: width }, (_, x) => table.align[x] ?? ''), rows };
}
