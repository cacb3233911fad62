/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

type Cell = string | number;

/**
 * A table as CSV: RFC 4180 (CRLF, quotes where needed), UTF-8 with a byte order mark. A text that a spreadsheet would
 * run as a formula is prefixed with an apostrophe.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows].map((cells) => `${cells.map(toField).join(',')}\r\n`);
  return `${BYTE_ORDER_MARK}${lines.join('')}`;
}

function toField(cell: Cell): string {
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
