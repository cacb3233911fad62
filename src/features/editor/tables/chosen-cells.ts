import type Quill from 'quill';
import { type Side, SIDES } from '../sides.ts';
import { quietly } from '../writing/quietly.ts';
import { enterCell, isAtEdge, movedEndIn } from './cell-caret.ts';
import { cellOf, listenInCells, writtenCell } from './cell-events.ts';
import { type CellPlace, fieldAt, placeOf } from './draw-table.ts';
import { CAPTION, fillCells } from './table-changes.ts';
import type { TableEditing } from './table-editing.ts';
import type { TableModel } from './table-model.ts';

const CHOSEN = 'is-chosen';
const STEPS: Record<Side, readonly [rows: number, columns: number]> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/**
 * Several cells of a table are chosen by dragging over them, or with Shift and a press or the arrows: copied, cut, or emptied
 * together. The caret stays in the first one, as a selection across cells would be of the whole table.
 */
export class ChosenCells {
  readonly #quill: Quill;
  readonly #editing: TableEditing;
  readonly #onChosen: (count: number) => void;
  readonly #listening = new AbortController();
  /** Where a drag began. */
  #dragged: HTMLElement | null = null;
  /** The first and the last cell; null where none are chosen. */
  #ends: { first: HTMLElement; last: HTMLElement } | null = null;

  /** @param onChosen is told how many cells are chosen by keys */
  constructor(quill: Quill, editing: TableEditing, onChosen: (count: number) => void) {
    this.#quill = quill;
    this.#editing = editing;
    this.#onChosen = onChosen;
    const { container, root } = quill;
    const options = { capture: true, signal: this.#listening.signal };
    const inCell = listenInCells(container, options);
    root.ownerDocument.addEventListener('mousedown', (event) => this.#begin(event), options);
    root.ownerDocument.addEventListener('mouseup', () => this.#end(), options);
    root.ownerDocument.addEventListener('click', (event) => this.#endClick(event), options);
    inCell('mousemove', (event, cell) => this.#drag(event, cell));
    inCell('keydown', (event, cell) => this.#press(event, cell));
    inCell('copy', (event) => this.#copy(event));
    inCell('cut', (event) => {
      if (this.#copy(event)) this.#empty();
    });
    inCell('input', () => this.#choose(null));
    inCell('focusout', ({ relatedTarget }) => {
      if (relatedTarget !== this.#ends?.first) this.#choose(null);
    });
  }

  stop(): void {
    this.#listening.abort();
    this.#choose(null);
  }

  #begin(event: MouseEvent): void {
    const cell = event.button === 0 ? cellOf(event.target) : null;
    const written = writtenCell(this.#quill);
    if (event.shiftKey && cell !== null && written !== null && this.#areOfOneTable(written, cell)) {
      event.preventDefault();
      this.#choose({ first: written, last: cell });
      return;
    }
    this.#choose(null);
    this.#dragged = cell;
  }

  /** Whether cells can be chosen from one to another. */
  #areOfOneTable(first: HTMLElement, last: HTMLElement): boolean {
    const isCaption = [first, last].some((cell) => placeOf(cell).row === CAPTION);
    return first !== last && !isCaption && this.#editing.blockOf(first) === this.#editing.blockOf(last);
  }

  #drag(event: MouseEvent, cell: HTMLElement): void {
    const first = this.#dragged;
    if (first === null || (event.buttons & 1) === 0) return;
    if (cell === first ? this.#ends === null : !this.#areOfOneTable(first, cell)) return;
    event.preventDefault();
    this.#choose({ first, last: cell });
    // The browser has selected as far as the pointer.
    enterCell(first);
  }

  #end(): void {
    if (this.#dragged !== null && this.#ends !== null) enterCell(this.#dragged);
    this.#dragged = null;
  }

  /** A press that ends in another cell is a click on what is around both: on the table. */
  #endClick(event: MouseEvent): void {
    if (this.#ends !== null) event.stopPropagation();
  }

  #press(event: KeyboardEvent, cell: HTMLElement): void {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (['Shift', 'Control', 'Meta', 'Alt'].includes(key)) return;
    const isShortcut = ctrlKey || metaKey || altKey;
    const side = shiftKey && !isShortcut ? SIDES[key] : undefined;
    const ends = this.#ends;
    const place = placeOf(cell);
    let isTaken = false;
    if (
      side !== undefined &&
      place.row !== CAPTION &&
      (ends !== null || isAtEdge(cell, side, movedEndIn(cell)))
    ) {
      const [rows, columns] = STEPS[side];
      const from = placeOf(ends?.last ?? cell);
      isTaken = this.#reach(cell, { row: from.row + rows, column: from.column + columns });
    } else if (ends !== null && !isShortcut && (key === 'Delete' || key === 'Backspace')) {
      this.#empty();
      isTaken = true;
    } else if (ends !== null && key === 'Escape') {
      this.#choose(null);
      isTaken = true;
    } else if (!isShortcut || !'cx'.includes(key.toLowerCase())) this.#choose(null);
    if (!isTaken) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** Chooses the cells from this one to a place. @returns whether something is chosen */
  #reach(cell: HTMLElement, to: CellPlace): boolean {
    const block = this.#editing.blockOf(cell);
    const { rows = [] } = block?.model ?? {};
    const isThere = rows[to.row]?.[to.column] !== undefined;
    const last = block === null || !isThere ? null : fieldAt(block.domNode, to);
    if (last === cell) this.#choose(null);
    else if (last !== null) this.#choose({ first: this.#ends?.first ?? cell, last });
    if (last !== null) this.#onChosen(this.#cells().flat().length || 1);
    return last !== null || this.#ends !== null;
  }

  #choose(ends: { first: HTMLElement; last: HTMLElement } | null): void {
    if (ends === null && this.#ends === null) return;
    const before = this.#cells().flat();
    this.#ends = ends;
    const after = this.#cells().flat();
    quietly(this.#quill, () => {
      for (const cell of before) cell.parentElement?.classList.remove(CHOSEN);
      for (const cell of after) cell.parentElement?.classList.add(CHOSEN);
    });
  }

  /** The chosen cells, row by row. */
  #cells(): HTMLElement[][] {
    const block = this.#ends === null ? null : this.#editing.blockOf(this.#ends.first);
    if (this.#ends === null || block === null) return [];
    const { top, bottom, left, right } = boundsOf(this.#ends);
    return [...block.domNode.querySelectorAll('tr')]
      .slice(top, bottom + 1)
      .map((row) =>
        [...row.children].slice(left, right + 1).flatMap((each) => cellOf(each.firstElementChild) ?? []),
      );
  }

  /** Puts the chosen cells on the clipboard, as a table and as words with tabs. @returns whether there are any */
  #copy(event: ClipboardEvent): boolean {
    const cells = this.#cells();
    if (cells.length === 0 || event.clipboardData === null) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    const rows = cells.map((row) => `<tr>${row.map((cell) => `<td>${cell.innerHTML}</td>`).join('')}</tr>`);
    const lines = cells.map((row) => row.map(({ textContent }) => textContent.trim()).join('\t'));
    event.clipboardData.setData('text/html', `<table><tbody>${rows.join('')}</tbody></table>`);
    event.clipboardData.setData('text/plain', lines.join('\n'));
    return true;
  }

  #empty(): void {
    if (this.#ends === null) return;
    const { top, left } = boundsOf(this.#ends);
    const texts = this.#cells().map((row) => row.map(() => ''));
    const place = placeOf(this.#ends.first);
    this.#choose(null);
    this.#editing.change((table: TableModel) => fillCells(table, top, left, texts), place);
  }
}

function boundsOf({ first, last }: { first: HTMLElement; last: HTMLElement }) {
  const [a, b] = [placeOf(first), placeOf(last)];
  return {
    top: Math.min(a.row, b.row),
    bottom: Math.max(a.row, b.row),
    left: Math.min(a.column, b.column),
    right: Math.max(a.column, b.column),
  };
}
