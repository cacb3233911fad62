import { alignFigures } from '#shared/rich-text/figure-columns.ts';
import { inlineHtml } from '../inline-html.ts';
import { readInline } from '../read-inline.ts';
import { CAPTION } from './table-changes.ts';
import type { TableModel } from './table-model.ts';

export const CELL = '.ql-cell';

/** Draws a table in the text: a field for each cell, and for the caption where there is one or it is asked for. */
export function drawTable(root: HTMLElement, model: TableModel, { asksCaption = false } = {}): void {
  const { ownerDocument: document } = root;
  const make = (tag: string, ...inside: Node[]) => {
    const element = document.createElement(tag);
    element.append(...inside);
    return element;
  };
  const rows = model.rows.map((cells, row) => {
    const drawn = cells.map((html, column) => {
      const isHeading = (model.hasHeader && row === 0) || (model.hasRowNames && column === 0);
      const cell = make(isHeading ? 'th' : 'td', fieldOf(document, html, { row, column }));
      if (model.align[column]) cell.className = `ql-align-${model.align[column]}`;
      return cell;
    });
    return make('tr', ...drawn);
  });
  const head = model.hasHeader ? rows.slice(0, 1) : [];
  const body = model.hasHeader ? rows.slice(1) : rows;
  const table = make('table');
  if (model.caption !== '' || asksCaption) {
    table.append(make('caption', fieldOf(document, model.caption, { row: CAPTION, column: 0 })));
  }
  if (head.length > 0) table.append(make('thead', ...head));
  if (body.length > 0) table.append(make('tbody', ...body));
  root.replaceChildren(table);
  alignDrawn(root);
  const first = root.querySelector<HTMLElement>(`:is(th, td) ${CELL}`);
  if (first !== null) first.tabIndex = 0;
}

/** What visitors' tables get from `alignFigures`. */
const FIGURE_CLASSES = ['unbroken', 'figures', 'shares', 'narrow'];

/** Makes columns as wide as visitors get them: those of figures are narrow. */
export function alignDrawn(root: HTMLElement): void {
  const table = root.querySelector('table');
  if (table === null) return;
  for (const cell of root.querySelectorAll('th, td')) cell.classList.remove(...FIGURE_CLASSES);
  alignFigures(table);
}

/** A place where words of a table are written. */
function fieldOf(document: Document, html: string, place: CellPlace): HTMLElement {
  const field = document.createElement('div');
  field.className = CELL.slice(1);
  field.setAttribute('contenteditable', 'true');
  field.setAttribute('role', 'textbox');
  field.setAttribute('aria-multiline', 'true');
  field.setAttribute('aria-label', nameOf(place));
  field.dataset.row = String(place.row);
  field.dataset.column = String(place.column);
  // Tab goes from one to the next by itself; the table is one stop of the page.
  field.tabIndex = -1;
  showWords(field, html);
  return field;
}

/** Shows a cell's words, without what a browser has added while they were typed. */
export function showWords(field: HTMLElement, html: string): void {
  const inert = new DOMParser().parseFromString(html, 'text/html').body;
  // Safe: made anew of text, known marks and allowed addresses.
  field.innerHTML = inlineHtml(readInline(inert.childNodes, '') ?? [], '');
}

function nameOf({ row, column }: CellPlace): string {
  return row === CAPTION ? 'Caption of the table' : `Row ${row + 1}, column ${column + 1}`;
}

/** Counted from 0; the caption's row is `CAPTION`. */
export interface CellPlace {
  row: number;
  column: number;
}

export function placeOf(field: HTMLElement): CellPlace {
  return { row: Number(field.dataset.row), column: Number(field.dataset.column) };
}

/** The field at a place, or the nearest that there is. */
export function fieldAt(root: Element, { row, column }: CellPlace): HTMLElement | null {
  const fields = [...root.querySelectorAll<HTMLElement>(CELL)];
  const distance = (field: HTMLElement) => {
    const place = placeOf(field);
    return Math.abs(place.row - row) * 1000 + Math.abs(place.column - column);
  };
  return fields.reduce<HTMLElement | null>(
    (best, field) => (best === null || distance(field) < distance(best) ? field : best),
    null,
  );
}
