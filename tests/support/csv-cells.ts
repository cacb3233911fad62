import { parseCsv } from '#server/import/csv.ts';

const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/**
 * The cells of a CSV that a spreadsheet would run: as one reads it that separates by commas, and as one does that
 * separates by semicolons or tabs and so knows no quotation marks within them. Numbers are none.
 */
export function runCells(csv: string): string[] {
  const text = csv.replace(/^\uFEFF/, '');
  const byCommas = parseCsv(text).flat();
  const otherwise = text.split(/[;\t\r\n]/).map((cell) => cell.replace(/^"+/, ''));
  return [...byCommas, ...otherwise].filter((cell) => FORMULA.test(cell) && !/^-?\d+(?:\.\d+)?$/.test(cell));
}
