/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Text that a spreadsheet would run as a formula; with apostrophes before it, what `csvText` has made of one. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Where one would begin inside of a text: a spreadsheet whose country separates cells by semicolons takes neither commas
 * nor quotation marks for what they are, so there a semicolon or a line break begins a cell.
 */
const INNER = /(?<=[;\t\r\n])(?='*[=+\-@＝＋－＠])/g;
const GUARDED_INNER = /(?<=[;\t\r\n])'(?='*[=+\-@＝＋－＠])/g;

export type Cell = string | number;

/**
 * A table as CSV: RFC 4180 (CRLF, quotes where needed), UTF-8 with a byte order mark. A text that a spreadsheet would
 * run as a formula is prefixed with an apostrophe, and so is the part of a text that could become a cell.
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
  const text = cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
  return text.replace(GUARDED_INNER, '');
}

function toField(cell: Cell): string {
  const text = typeof cell === 'string' ? guarded(cell) : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function guarded(cell: string): string {
  return (FORMULA.test(cell) ? "'" : '') + cell.replace(INNER, "'");
}
