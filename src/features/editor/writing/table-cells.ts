import { escapeText, inlineHtml } from '../inline-html.ts';
import { keepEventsInside } from '../keep-events-inside.ts';
import { readInline } from '../read-inline.ts';
import type { TableModel } from './table-model.ts';

/** Where the caret is in a table. */
export interface CellPlace {
  row: number;
  column: number;
}

/** Draws a table whose cells can be written in into a block of the editor. */
export function drawTable(block: HTMLElement, table: TableModel, show: (html: string) => string): void {
  const { ownerDocument: document } = block;
  const element = document.createElement('table');
  if (table.caption !== '') {
    const caption = element.createCaption();
    // Safe: `show` sanitises.
    caption.innerHTML = show(table.caption);
  }
  const head = table.hasHeader ? element.createTHead() : null;
  const body = element.createTBody();
  for (const [rowAt, cells] of table.rows.entries()) {
    const isHeader = table.hasHeader && rowAt === 0;
    const row = (isHeader && head !== null ? head : body).insertRow();
    for (const [at, html] of cells.entries()) {
      const cell = document.createElement(isHeader || (table.hasRowNames && at === 0) ? 'th' : 'td');
      if (table.align[at]) cell.className = `ql-align-${table.align[at]}`;
      const words = document.createElement('div');
      words.className = 'ql-cell';
      words.contentEditable = 'true';
      words.setAttribute('role', 'textbox');
      words.setAttribute('aria-label', `Row ${rowAt + 1}, column ${at + 1}`);
      // Safe: `show` sanitises.
      words.innerHTML = show(html);
      keepEventsInside(words);
      cell.append(words);
      row.append(cell);
    }
  }
  block.replaceChildren(element);
}

/** The cells that can be written in, row by row. */
export function cellsOf(block: Element): HTMLElement[][] {
  return [...block.querySelectorAll('tr')].map((row) => [...row.querySelectorAll<HTMLElement>('.ql-cell')]);
}

export function placeOf(block: Element, cell: Element): CellPlace | null {
  for (const [row, cells] of cellsOf(block).entries()) {
    const column = cells.findIndex((one) => one === cell);
    if (column !== -1) return { row, column };
  }
  return null;
}

/** What a cell holds, as it is saved: its text and marks, whatever the browser made of the keys. */
export function cellHtml(cell: Element): string {
  const ops = readInline(cell.childNodes, '');
  return ops === null ? escapeText(cell.textContent.trim()) : inlineHtml(ops, '');
}
