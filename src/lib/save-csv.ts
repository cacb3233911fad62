import { toCsv } from '#shared/csv.ts';
import { saveFile } from './save-file.ts';

/** Saves rows as a CSV file. */
export function saveCsv<Row>(
  name: string,
  columns: Readonly<Record<string, (row: Row) => string>>,
  rows: readonly Row[],
): void {
  const cells = Object.values(columns);
  const table = rows.map((row) => cells.map((cell) => cell(row)));
  saveFile(name, 'text/csv;charset=utf-8', toCsv(Object.keys(columns), table));
}
