import type Quill from 'quill';
import { TYPED_IN_BLOCK, WRITE_BLOCKS } from '../unwritten.ts';
import { breakLine, enterCell, insertInCell, isAtEdge, rangeIn, type Side } from './cell-caret.ts';
import { pastedCells, pastedLink, pastedWords } from './cell-paste.ts';
import { cellHtml } from './cell-text.ts';
import { CELL, type CellPlace, fieldAt, placeOf, showWords } from './draw-table.ts';
import { TableBlock } from './table-block.ts';
import { addRow, CAPTION, fillCells, moveRow, setText, textAt } from './table-changes.ts';
import type { TableModel } from './table-model.ts';

/** The cell that one writes in. */
export interface ActiveCell extends CellPlace {
  block: TableBlock;
}

/** Marks what belongs to a table beside its cells: its bar. The cell stays the active one while the focus is there. */
export const TABLE_BAR = '.table-bar';

const SIDES: Record<string, Side> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
/** With Ctrl or Command, keys that Quill would use for the text. */
const KEYS_OF_TEXT = 'biukz[]';

/**
 * Lets the cells of tables be written in. Quill takes a table for one sign of its text: what happens in a cell is kept
 * from it, and the table's new value is put into its document when the writer pauses or leaves the cell.
 */
export class TableEditing {
  readonly #quill: Quill;
  readonly #onActive: (cell: ActiveCell | null) => void;
  readonly #listening = new AbortController();
  /** The cell with words that are not in the document yet. */
  #unwritten: HTMLElement | null = null;
  #active: ActiveCell | null = null;

  /** @param onActive is told of the cell that one writes in, whenever it or its table has changed */
  constructor(quill: Quill, onActive: (cell: ActiveCell | null) => void) {
    this.#quill = quill;
    this.#onActive = onActive;
    const options = { capture: true, signal: this.#listening.signal };
    const inCell = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      act: (event: HTMLElementEventMap[Name], cell: HTMLElement) => void,
    ) =>
      quill.container.addEventListener(
        name,
        (event) => {
          const cell = cellOf(event.target);
          if (cell !== null) act(event, cell);
        },
        options,
      );
    inCell('keydown', (event, cell) => this.#pressKey(event, cell));
    inCell('beforeinput', (event, cell) => this.#beforeInput(event, cell));
    inCell('input', (_, cell) => this.#typed(cell));
    inCell('paste', (event, cell) => this.#paste(event, cell));
    inCell('drop', (event) => dropFilesOnly(event));
    for (const name of ['copy', 'cut', 'compositionstart', 'compositionend'] as const) {
      inCell(name, (event) => event.stopPropagation());
    }
    inCell('focusin', (_, cell) => this.#enter(cell));
    inCell('focusout', (event, cell) => this.#leaveCell(event, cell));
    quill.container.addEventListener('keydown', (event) => this.#pressInText(event), options);
    quill.emitter.on(WRITE_BLOCKS, this.write);
  }

  stop(): void {
    this.write();
    this.#listening.abort();
    this.#quill.emitter.off(WRITE_BLOCKS, this.write);
  }

  /** Puts what is typed into the document, as one step that can be undone. */
  readonly write = (): void => {
    const cell = this.#unwritten;
    const block = cell === null ? null : this.#blockOf(cell);
    this.#unwritten = null;
    if (cell === null || block === null) return;
    const { row, column } = placeOf(cell);
    const html = cellHtml(cell.childNodes);
    if (html === textAt(block.model, row, column)) return;
    this.#asOneStep(() => block.put(setText(block.model, row, column, html)));
  };

  /**
   * Changes the table of the active cell; null deletes it.
   * @param to where one goes on, the same place unless told
   */
  change(next: (table: TableModel, at: CellPlace) => TableModel | null, to?: CellPlace): void {
    this.write();
    const active = this.#active;
    if (active === null) return;
    const { block } = active;
    const table = next(block.model, active);
    if (table === null) {
      this.#delete(block);
      return;
    }
    const hasFocus = this.#hasFocus();
    this.#asOneStep(() => block.change(table));
    this.#goTo(block, to ?? active, hasFocus);
  }

  /** Shows the caption's field, and goes there. */
  askCaption(): void {
    this.write();
    const active = this.#active;
    if (active === null) return;
    if (active.block.model.caption === '') active.block.askCaption();
    this.#goTo(active.block, { row: CAPTION, column: 0 }, true);
  }

  /** Goes into the table at this place of the text, if there is one. @returns whether there was */
  enterTable(index: number, from: 'start' | 'end' = 'start'): boolean {
    const [block] = this.#quill.getLine(index);
    if (!(block instanceof TableBlock)) return false;
    const { rows } = block.model;
    this.#goTo(block, { row: from === 'start' ? 0 : rows.length - 1, column: 0 }, true);
    return true;
  }

  /** The focus leaves the table's bar: unless it goes to a cell, nobody writes in the table any more. */
  leaveBar(to: EventTarget | null): void {
    const isStay = to instanceof Element && to.closest(`${TABLE_BAR}, ${CELL}`) !== null;
    if (isStay || this.#hasFocus()) return;
    this.#active = null;
    this.#onActive(null);
  }

  /** Goes back to the active cell. */
  resume(): void {
    if (this.#active !== null) this.#goTo(this.#active.block, this.#active, true);
  }

  #blockOf(cell: Element): TableBlock | null {
    const block = this.#quill.scroll.find(cell.closest('.ql-table'));
    return block instanceof TableBlock ? block : null;
  }

  #hasFocus(): boolean {
    return cellOf(this.#quill.root.ownerDocument.activeElement) !== null;
  }

  #asOneStep(change: () => void): void {
    this.#quill.history.cutoff();
    change();
    this.#quill.history.cutoff();
  }

  #goTo(block: TableBlock, place: CellPlace, withFocus: boolean, at: 'start' | 'end' = 'end'): void {
    const cell = fieldAt(block.domNode, place);
    if (cell === null) return;
    this.#active = { block, ...placeOf(cell) };
    if (withFocus) enterCell(cell, at);
    this.#onActive({ ...this.#active });
  }

  #enter(cell: HTMLElement): void {
    const block = this.#blockOf(cell);
    if (block === null) return;
    for (const field of block.domNode.querySelectorAll<HTMLElement>(CELL)) {
      field.tabIndex = field === cell ? 0 : -1;
    }
    this.#active = { block, ...placeOf(cell) };
    this.#onActive({ ...this.#active });
  }

  #leaveCell({ relatedTarget }: FocusEvent, cell: HTMLElement): void {
    this.write();
    const html = cellHtml(cell.childNodes);
    const isStay = relatedTarget instanceof Element && relatedTarget.closest(TABLE_BAR) !== null;
    if (cell.dataset.row === String(CAPTION) && html === '' && !isStay) cell.parentElement?.remove();
    else showWords(cell, html);
    if (isStay || cellOf(relatedTarget) !== null) return;
    this.#active = null;
    this.#onActive(null);
  }

  #typed(cell: HTMLElement): void {
    if (this.#unwritten !== cell) this.write();
    this.#unwritten = cell;
    this.#quill.emitter.emit(TYPED_IN_BLOCK);
  }

  #delete(block: TableBlock): void {
    const index = block.offset(this.#quill.scroll);
    this.#active = null;
    this.#onActive(null);
    this.#quill.root.focus({ preventScroll: true });
    this.#asOneStep(() => this.#quill.deleteText(index, 1, 'user'));
    this.#quill.setSelection(index, 0, 'user');
  }

  /** Puts the caret into the text before or after a table. There is always a line for it. */
  #leaveTable(block: TableBlock, to: 'before' | 'after'): void {
    this.write();
    const quill = this.#quill;
    const index = block.offset(quill.scroll);
    quill.root.focus({ preventScroll: true });
    if (to === 'after') {
      if (index + 1 >= quill.getLength()) quill.insertText(index + 1, '\n', 'user');
      quill.setSelection(index + 1, 0, 'user');
      return;
    }
    if (index === 0) quill.insertText(0, '\n', 'user');
    quill.setSelection(Math.max(0, index - 1), 0, 'user');
  }

  #pressKey(event: KeyboardEvent, cell: HTMLElement): void {
    const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
    const isShortcut = ctrlKey || metaKey;
    // Other shortcuts are the page's.
    if (!isShortcut || KEYS_OF_TEXT.includes(key.toLowerCase())) event.stopPropagation();
    const block = this.#blockOf(cell);
    if (isComposing || block === null) return;
    const act = isShortcut
      ? this.#shortcut(key.toLowerCase(), shiftKey, cell)
      : altKey
        ? this.#altKey(key, block, cell)
        : this.#plainKey(event, block, cell);
    if (act === null) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  #shortcut(key: string, shiftKey: boolean, cell: HTMLElement): (() => void) | null {
    if (key === 'z') return () => this.#undo(shiftKey ? 'redo' : 'undo', cell);
    if (key === 'y') return () => this.#undo('redo', cell);
    // A heading is bold by itself. Links, indents and underlines are the text's.
    const isBold = key === 'b' && cell.closest('th') === null;
    if (isBold || key === 'i' || !KEYS_OF_TEXT.includes(key)) return null;
    return () => undefined;
  }

  #altKey(key: string, block: TableBlock, cell: HTMLElement): (() => void) | null {
    if (key === 'F10') return () => this.#focusBar();
    const { row, column } = placeOf(cell);
    const by = key === 'ArrowUp' ? -1 : 1;
    if ((key !== 'ArrowUp' && key !== 'ArrowDown') || row === CAPTION) return null;
    if (block.model.rows[row + by] === undefined) return () => undefined;
    return () => this.change((table) => moveRow(table, row, by), { row: row + by, column });
  }

  #focusBar(): void {
    this.#quill.container.querySelector<HTMLElement>(`${TABLE_BAR} [tabindex="0"]`)?.focus();
  }

  #plainKey(event: KeyboardEvent, block: TableBlock, cell: HTMLElement): (() => void) | null {
    if (event.key === 'Escape') return () => this.#leaveTable(block, 'after');
    if (event.key === 'Tab') return () => this.#step(block, placeOf(cell), event.shiftKey ? -1 : 1);
    if (event.key === 'Enter') return () => this.#breakLine(cell);
    const side = event.shiftKey ? undefined : SIDES[event.key];
    if (side === undefined || !isAtEdge(cell, side)) return null;
    const { row, column } = placeOf(cell);
    if (side === 'left') return () => this.#step(block, { row, column }, -1, 'end');
    if (side === 'right') return () => this.#step(block, { row, column }, 1, 'start', false);
    const next = row + (side === 'up' ? -1 : 1);
    const isThere = next === CAPTION ? block.model.caption !== '' : next in block.model.rows;
    if (!isThere) return () => this.#leaveTable(block, side === 'up' ? 'before' : 'after');
    return () => this.#goTo(block, { row: next, column }, true);
  }

  /** Goes to the next or the previous cell, in the order they are read. Behind the last one a row is added. */
  #step(block: TableBlock, place: CellPlace, by: 1 | -1, at: 'start' | 'end' = 'end', addsRow = true): void {
    const { align, rows, caption } = block.model;
    const width = align.length;
    const next = place.row === CAPTION ? (by === 1 ? 0 : -1 - width) : place.row * width + place.column + by;
    const last = rows.length * width - 1;
    if (next > last && addsRow) {
      this.change((table) => addRow(table, rows.length), { row: rows.length, column: 0 });
    } else if (next > last) this.#leaveTable(block, 'after');
    else if (next >= 0) {
      this.#goTo(block, { row: Math.floor(next / width), column: next % width }, true, at);
    } else if (caption !== '' && place.row !== CAPTION) {
      this.#goTo(block, { row: CAPTION, column: 0 }, true);
    } else this.#leaveTable(block, 'before');
  }

  #breakLine(cell: HTMLElement): void {
    breakLine(cell);
    this.#typed(cell);
  }

  /** Undoes or redoes a step. One goes on in the same cell where the step was its table's. */
  #undo(way: 'undo' | 'redo', cell: HTMLElement): void {
    this.write();
    const block = this.#blockOf(cell);
    if (block === null) return;
    const before = block.html;
    const place = placeOf(cell);
    this.#quill.history[way]();
    if (block.domNode.isConnected && block.html !== before) this.#goTo(block, place, true);
  }

  #beforeInput(event: InputEvent, cell: HTMLElement): void {
    event.stopPropagation();
    const { inputType } = event;
    const isRefused = !this.#quill.isEnabled() || ['insertFromDrop', 'deleteByDrag'].includes(inputType);
    if (isRefused) event.preventDefault();
    else if (inputType === 'historyUndo' || inputType === 'historyRedo') {
      event.preventDefault();
      this.#undo(inputType === 'historyUndo' ? 'undo' : 'redo', cell);
    } else if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') {
      event.preventDefault();
      this.#breakLine(cell);
    }
  }

  #paste(event: ClipboardEvent, cell: HTMLElement): void {
    event.preventDefault();
    event.stopPropagation();
    if (!this.#quill.isEnabled()) return;
    const read = (type: string) => event.clipboardData?.getData(type) ?? '';
    const pasted = { html: read('text/html'), text: read('text/plain') };
    const { row, column } = placeOf(cell);
    const cells = row === CAPTION ? null : pastedCells(pasted);
    if (cells !== null) {
      const to = {
        row: row + cells.length - 1,
        column: column + Math.max(...cells.map((one) => one.length)) - 1,
      };
      this.change((table) => fillCells(table, row, column, cells), to);
      return;
    }
    const chosen = rangeIn(cell);
    const words = chosen === null ? '' : cellHtml(chosen.cloneContents().childNodes);
    const link = words === '' ? null : pastedLink(pasted, words);
    insertInCell(cell, link ?? pastedWords(pasted));
    this.#typed(cell);
  }

  /** Leads from the text into a table beside the caret. */
  #pressInText(event: KeyboardEvent): void {
    const quill = this.#quill;
    const { key, shiftKey, ctrlKey, metaKey, altKey, isComposing } = event;
    if (event.target !== quill.root || isComposing || shiftKey || ctrlKey || metaKey || altKey) return;
    const range = quill.getSelection();
    if (range === null) return;
    if (key === 'Enter' && range.length <= 1 && this.enterTable(range.index)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const side = SIDES[key];
    if (side === undefined || range.length > 0) return;
    const [line, offset] = quill.getLine(range.index);
    const isBack = side === 'up' || side === 'left';
    const neighbour = isBack ? line?.prev : line?.next;
    if (line === null || !(neighbour instanceof TableBlock)) return;
    if (side === 'left' && offset > 0) return;
    if (side === 'right' && offset < line.length() - 1) return;
    if ((side === 'up' || side === 'down') && !this.#isOnOuterLine(range.index, line.domNode, side)) return;
    event.preventDefault();
    event.stopPropagation();
    this.enterTable(neighbour.offset(quill.scroll), isBack ? 'end' : 'start');
  }

  /** Whether the caret is in the first or the last line as shown of a paragraph. */
  #isOnOuterLine(index: number, line: Node, side: 'up' | 'down'): boolean {
    const caret = this.#quill.selection.getBounds(index);
    if (caret === null || !(line instanceof Element)) return true;
    const { top, bottom } = line.getBoundingClientRect();
    return side === 'up' ? caret.top - top < caret.height : bottom - caret.bottom < caret.height;
  }
}

function cellOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CELL) : null;
}

/** Files go to the text, below the table. Words from elsewhere would bring their styles. */
function dropFilesOnly(event: DragEvent): void {
  if ((event.dataTransfer?.files.length ?? 0) > 0) return;
  event.preventDefault();
  event.stopPropagation();
}
