import * as words from '#content/words/text.ts';
import { findAll } from './find-all.ts';

/** Longer content of a cell is no figure. */
const MAX_FIGURE = 24;
/** A number, with its sign, currency or unit: `$2,500`, `−3,5 %`, `1 200 €`, `358 px`, `≈ 2 h`. */
const FIGURE =
  /^[~≈<>≤≥±]? ?[+\-−–]? ?(?:\p{L}{0,3}\p{Sc} ?)?(?:\d{1,3}(?:[.,'’ ]\d{3})+|\d+)(?:[.,]\d+)?(?: ?(?:%|‰|°|\p{Sc}|[\p{L}µ]{1,3}))?$/u;
/** Begins with one: `2 to 6 weeks`, `$500 to $1,500`. */
const BEGINS_WITH_FIGURE = /^\W{0,3}\d/;
/** Stands for a figure that there is none of. */
const NONE = /^[-–—]?$/;

/**
 * Puts each table into a frame that scrolls, under the name of its caption, sets its columns of figures to the right,
 * and keeps a cell that begins with a figure in one line.
 */
export function frameTables(roots: readonly Element[]): void {
  for (const table of findAll(roots, 'table')) {
    alignFigures(table);
    if (table.parentElement?.closest('table')) continue;
    const frame = table.ownerDocument.createElement('div');
    frame.className = 'table-frame';
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', table.caption?.textContent.trim() || words.table);
    table.replaceWith(frame);
    frame.append(table);
  }
}

function alignFigures(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const body = rows.filter((row) => row.parentElement?.tagName !== 'THEAD');
  const texts = body.map((row) => [...row.cells].map((cell) => cell.textContent));
  for (const cell of body.flatMap((row) => [...row.cells])) {
    const text = cell.textContent.trim();
    if (text.length <= MAX_FIGURE && BEGINS_WITH_FIGURE.test(text)) cell.classList.add('unbroken');
  }
  for (const [column, isOfFigures] of figureColumns(texts).entries()) {
    // The first one names the rows.
    if (!isOfFigures || column === 0) continue;
    for (const row of rows) row.cells[column]?.classList.add('figures');
  }
}

/** Which columns of a table's body hold figures and nothing else. */
export function figureColumns(rows: readonly (readonly string[])[]): boolean[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, column) => {
    const texts = rows.map((row) => (row[column] ?? '').replace(/\s+/g, ' ').trim());
    const filled = texts.filter((text) => !NONE.test(text));
    return filled.length > 0 && filled.every((text) => text.length <= MAX_FIGURE && FIGURE.test(text));
  });
}
