import * as words from '#content/words/text.ts';
import { alignFigures, MAX_FIGURE } from './figure-columns.ts';
import { findAll } from './find-all.ts';

/**
 * Puts each table into a frame that scrolls, under the name of its caption, sets its narrow columns of figures to the
 * right, keeps a cell that begins with a figure in one line, and names the cells of a table that is stacked on a phone.
 * A heading says whether it is of its row or of its column.
 */
export function frameTables(roots: readonly Element[]): void {
  for (const table of findAll(roots, 'table')) {
    scopeHeadings(table);
    alignFigures(table);
    nameCells(table);
    if (table.parentElement?.closest('table')) continue;
    const frame = table.ownerDocument.createElement('div');
    frame.className = 'table-frame';
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', table.caption?.textContent.trim() || words.table);
    table.replaceWith(frame);
    frame.append(table);
  }
}

/** A row of nothing but headings names the columns; any other heading names its row. */
function scopeHeadings(table: HTMLTableElement): void {
  for (const { cells } of table.rows) {
    const scope = [...cells].every(({ tagName }) => tagName === 'TH') ? 'col' : 'row';
    for (const cell of cells) if (cell.tagName === 'TH') cell.setAttribute('scope', scope);
  }
}

/** From this many columns on, one of sentences is too narrow on a phone: there the rows stand one below the other. */
const STACKED_COLUMNS = 3;

function nameCells(table: HTMLTableElement): void {
  const [head, ...body] = table.rows;
  const names = [...(head?.cells ?? [])];
  const rows = body.map((row) => [...row.cells]);
  const isPlain = rows.every((cells) => cells.length === names.length);
  const hasSentences = rows.some((cells) =>
    cells.slice(1).some(({ textContent }) => textContent.trim().length > MAX_FIGURE),
  );
  if (head?.parentElement?.tagName !== 'THEAD' || names.length < STACKED_COLUMNS) return;
  if (!isPlain || !hasSentences) return;
  table.classList.add('stacked');
  for (const cells of rows) {
    for (const [column, cell] of cells.entries()) {
      if (column > 0) cell.setAttribute('data-label', names[column]?.textContent.trim() ?? '');
    }
  }
}
