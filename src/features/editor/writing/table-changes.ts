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
  return { ...table, rows: moved(table.rows, at, by) };
}

export function moveColumn(table: TableModel, at: number, by: 1 | -1): TableModel {
  return {
    ...table,
    align: moved(table.align, at, by),
    rows: table.rows.map((cells) => moved(cells, at, by)),
  };
}

export function alignColumn(table: TableModel, at: number, align: Align): TableModel {
  return { ...table, align: table.align.with(at, align) };
}

function moved<Item>(items: readonly Item[], at: number, by: 1 | -1): Item[] {
  const [item] = items.slice(at, at + 1);
  const to = at + by;
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(at, 1).toSpliced(to, 0, item);
}
