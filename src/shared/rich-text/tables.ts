import * as words from '#content/words/text.ts';
import { findAll } from './find-all.ts';

/** Longer content of a cell is no figure. */
const MAX_FIGURE = 24;
/** A number, with its sign, currency or unit: `$2,500`, `−3,5 %`, `1 200 €`, `358 px`, `≈ 2 h`. */
const FIGURE =
  /^[~≈<>≤≥±]? ?[+\-−–]? ?(?:\p{L}{0,3}\p{Sc} ?)?(?:\d{1,3}(?:[.,'’ ]\d{3})+|\d+)(?:[.,]\d+)?(?: ?(?:%|‰|°|\p{Sc}|[\p{L}µ]{1,3}))?$/u;
/** From one to another: `$500 to $1,500`, `3–5`. */
const RANGE = /^(.*\d)(?: ?[–-] ?| \p{L}{1,3} )(\W{0,3}\d.*)$/u;
/** Begins with one: `2 to 6 weeks`, `$500 to $1,500`. */
const BEGINS_WITH_FIGURE = /^\W{0,3}\d/;
/** Stands for a figure that there is none of. */
const NONE = /^[-–—]?$/;

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

/** Sets columns of figures to the right, as narrow as they are: classes of the cells. */
export function alignFigures(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const body = rows.filter((row) => row.parentElement?.tagName !== 'THEAD');
  const texts = body.map((row) => [...row.cells].map((cell) => cell.textContent));
  for (const cell of body.flatMap((row) => [...row.cells])) {
    const text = cell.textContent.trim();
    if (text.length <= MAX_FIGURE && BEGINS_WITH_FIGURE.test(text)) cell.classList.add('unbroken');
  }
  for (const [column, isOfFigures] of figureColumns(texts).entries()) {
    if (!isOfFigures) continue;
    const shares = texts.every((row) => /^(?:[-–—]?|.*%)$/s.test((row[column] ?? '').trim()));
    // The first one names the rows.
    const classes = column === 0 ? ['narrow'] : ['figures', ...(shares ? ['shares'] : [])];
    for (const row of rows) row.cells[column]?.classList.add(...classes);
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

/** Which columns of a table's body hold figures and nothing else. */
export function figureColumns(rows: readonly (readonly string[])[]): boolean[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, column) => {
    const texts = rows.map((row) => (row[column] ?? '').replace(/\s+/g, ' ').trim());
    const filled = texts.filter((text) => !NONE.test(text));
    return filled.length > 0 && filled.every(isFigure);
  });
}

function isFigure(text: string): boolean {
  if (text.length > MAX_FIGURE) return false;
  if (FIGURE.test(text)) return true;
  const [, from = '', to = ''] = RANGE.exec(text) ?? [];
  return FIGURE.test(from) && FIGURE.test(to);
}
