import type Quill from 'quill';
import { goOnBelow } from '../put-block.ts';
import { selectText } from '../select-text.ts';
import { setCaretBeside, wayIntoTable } from './beside-table.ts';
import { selectCell } from './cell-caret.ts';
import { listenInCells } from './cell-events.ts';
import {
  type CellAction,
  cellAction,
  type CellStep,
  inputAction,
  isKeyOfText,
  isShortcut,
} from './cell-keys.ts';
import { pastedCells, pastedOf, pasteWords } from './cell-paste.ts';
import { CellMarkdown } from './cell-markdown.ts';
import { type CellPlace, placeOf } from './draw-table.ts';
import { breakCellLine, formatCell } from './format-cell.ts';
import { type BesideTable, placeAfter, placeTowards } from './place-after.ts';
import type { TableBlock } from './table-block.ts';
import { addRow, CAPTION, fillCells, moveColumn, moveRow } from './table-changes.ts';
import { TABLE_BAR, type TableEditing } from './table-editing.ts';

/** What keys and the clipboard do in the cells of tables, and at their edges. */
export class TableKeys {
  readonly #quill: Quill;
  readonly #editing: TableEditing;
  readonly #markdown: CellMarkdown;
  readonly #listening = new AbortController();

  constructor(quill: Quill, editing: TableEditing) {
    this.#quill = quill;
    this.#editing = editing;
    this.#markdown = new CellMarkdown(quill);
    const options = { capture: true, signal: this.#listening.signal };
    const inCell = listenInCells(quill.container, options);
    inCell('keydown', (event, cell) => this.#pressKey(event, cell));
    inCell('beforeinput', (event, cell) => this.#beforeInput(event, cell));
    inCell('input', (event, cell) => this.#markdown.typed(event, cell));
    inCell('paste', (event, cell) => this.#paste(event, cell));
    quill.container.addEventListener('keydown', (event) => this.#pressInText(event), options);
  }

  stop(): void {
    this.#listening.abort();
  }

  #pressKey(event: KeyboardEvent, cell: HTMLElement): void {
    // Other shortcuts are the page's.
    if (!isShortcut(event) || isKeyOfText(event)) event.stopPropagation();
    const block = this.#editing.blockOf(cell);
    if (event.isComposing || block === null) return;
    const action = cellAction(event, cell);
    if (action === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.#act(action, block, cell);
  }

  #act(action: CellAction, block: TableBlock, cell: HTMLElement): void {
    const place = placeOf(cell);
    switch (action.kind) {
      case 'nothing':
        return;
      case 'undo':
      case 'redo':
        this.#undo(action.kind, cell);
        return;
      case 'bar':
        this.#focusBar();
        return;
      case 'move row':
        this.#moveRow(block, place, action.by);
        return;
      case 'move column':
        this.#moveColumn(block, place, action.by);
        return;
      case 'leave':
        this.#editing.write();
        this.#quill.root.focus({ preventScroll: true });
        goOnBelow(this.#quill, block.offset(this.#quill.scroll));
        return;
      case 'select cell':
        selectCell(cell);
        return;
      case 'format':
        formatCell(this.#quill, action.format);
        return;
      case 'select text':
        this.#editing.write();
        selectText(this.#quill);
        return;
      case 'break line':
        breakCellLine(cell);
        this.#editing.typed(cell);
        return;
      case 'step':
        this.#step(block, place, action);
        return;
      case 'up':
      case 'down':
        this.#goOrLeave(block, placeTowards(block.model, place, action.kind));
    }
  }

  #moveRow(block: TableBlock, { row, column }: CellPlace, by: 1 | -1): void {
    if (block.model.rows[row + by] === undefined) return;
    this.#editing.change((table) => moveRow(table, row, by), { row: row + by, column });
  }

  #moveColumn(block: TableBlock, { row, column }: CellPlace, by: 1 | -1): void {
    if (block.model.align[column + by] === undefined) return;
    this.#editing.change((table) => moveColumn(table, column, by), { row, column: column + by });
  }

  #focusBar(): void {
    this.#quill.container.querySelector<HTMLElement>(`${TABLE_BAR} [tabindex="0"]`)?.focus();
  }

  #step(block: TableBlock, place: CellPlace, { by, at, addsRow }: CellStep): void {
    const next = placeAfter(block.model, place, by);
    if (next !== 'after' || !addsRow) {
      this.#goOrLeave(block, next, at);
      return;
    }
    const { length } = block.model.rows;
    this.#editing.change((table) => addRow(table, length), { row: length, column: 0 });
  }

  #goOrLeave(block: TableBlock, to: CellPlace | BesideTable, at?: 'start' | 'end'): void {
    if (typeof to !== 'string') {
      this.#editing.goTo(block, to, true, at);
      return;
    }
    this.#editing.write();
    setCaretBeside(this.#quill, block, to);
  }

  /** Undoes or redoes a step. One goes on in the same cell where the step was its table's. */
  #undo(way: 'undo' | 'redo', cell: HTMLElement): void {
    this.#editing.write();
    const block = this.#editing.blockOf(cell);
    if (block === null) return;
    const before = block.html;
    const place = placeOf(cell);
    this.#quill.history[way]();
    if (block.domNode.isConnected && block.html !== before) this.#editing.goTo(block, place, true);
  }

  #beforeInput(event: InputEvent, cell: HTMLElement): void {
    event.stopPropagation();
    const block = this.#editing.blockOf(cell);
    const action = inputAction(event, this.#quill.isEnabled());
    if (action === null) {
      this.#markdown.typing(event, cell);
      return;
    }
    event.preventDefault();
    if (block !== null) this.#act(action, block, cell);
  }

  #paste(event: ClipboardEvent, cell: HTMLElement): void {
    event.preventDefault();
    event.stopPropagation();
    if (!this.#quill.isEnabled()) return;
    const pasted = pastedOf(event);
    const { row, column } = placeOf(cell);
    const cells = row === CAPTION ? null : pastedCells(pasted);
    if (cells !== null) {
      const to = {
        row: row + cells.length - 1,
        column: column + Math.max(...cells.map((one) => one.length)) - 1,
      };
      this.#editing.change((table) => fillCells(table, row, column, cells), to);
      return;
    }
    pasteWords(cell, pasted);
    this.#editing.typed(cell);
  }

  /** Leads from the text into a table beside the caret. */
  #pressInText(event: KeyboardEvent): void {
    const way = wayIntoTable(this.#quill, event);
    if (way === null || !this.#editing.enterTable(way.index, way.from)) return;
    event.preventDefault();
    event.stopPropagation();
  }
}
