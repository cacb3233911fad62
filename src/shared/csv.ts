/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Text that a spreadsheet would run as a formula; with apostrophes before it, what `csvText` has made of one. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

export type Cell = string | number;

/**
 * A table as CSV: RFC 4180 (CRLF, quotes where needed), UTF-8 with a byte order mark. A text that a spreadsheet would
 * run as a formula is prefixed with an apostrophe.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `${BYTE_ORDER_MARK}${[header, ...rows].map(csvLine).join('')}`;
}

/** A row of such a table. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(toField).join(',')}\r\n`;
}

/** The text of a cell as it was before `csvLine` has kept spreadsheets from running it. */
export function csvText(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

function toField(cell: Cell): string {
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
