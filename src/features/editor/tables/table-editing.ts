import type Quill from 'quill';
import { deleteLine } from '../delete-blocks.ts';
import { asOneStep } from '../one-step.ts';
import { TYPED_IN_BLOCK, WRITE_BLOCKS } from '../unwritten.ts';
import { enterCell } from './cell-caret.ts';
import { cellOf, dropFilesOnly, listenInCells } from './cell-events.ts';
import { cellHtml } from './cell-text.ts';
import { CELL, type CellPlace, fieldAt, placeOf, showWords } from './draw-table.ts';
import { TableBlock } from './table-block.ts';
import { CAPTION, setText, textAt } from './table-changes.ts';
import type { TableModel } from './table-model.ts';

/** The cell that one writes in. */
export interface ActiveCell extends CellPlace {
  block: TableBlock;
}

/** Marks what belongs to a table beside its cells: its bar. The cell stays the active one while the focus is there. */
export const TABLE_BAR = '.table-bar';

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
    const inCell = listenInCells(quill.container, options);
    inCell('input', (_, cell) => this.typed(cell));
    inCell('drop', (event) => dropFilesOnly(event));
    for (const name of ['copy', 'cut', 'compositionstart', 'compositionend'] as const) {
      inCell(name, (event) => event.stopPropagation());
    }
    inCell('focusin', (_, cell) => this.#enter(cell));
    inCell('focusout', (event, cell) => this.#leaveCell(event, cell));
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
    const block = cell === null ? null : this.blockOf(cell);
    this.#unwritten = null;
    if (cell === null || block === null) return;
    const { row, column } = placeOf(cell);
    const html = cellHtml(cell.childNodes);
    if (html === textAt(block.model, row, column)) return;
    asOneStep(this.#quill, () => block.put(setText(block.model, row, column, html)));
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
    asOneStep(this.#quill, () => block.change(table));
    this.goTo(block, to ?? active, hasFocus);
  }

  /** Shows the caption's field, and goes there. */
  askCaption(): void {
    this.write();
    const active = this.#active;
    if (active === null) return;
    if (active.block.model.caption === '') active.block.askCaption();
    this.goTo(active.block, { row: CAPTION, column: 0 }, true);
  }

  /** Goes into the table at this place of the text, if there is one. @returns whether there was */
  enterTable(index: number, from: 'start' | 'end' = 'start'): boolean {
    const [block] = this.#quill.getLine(index);
    if (!(block instanceof TableBlock)) return false;
    const { rows } = block.model;
    this.goTo(block, { row: from === 'start' ? 0 : rows.length - 1, column: 0 }, true);
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
    if (this.#active !== null) this.goTo(this.#active.block, this.#active, true);
  }

  /** The table of a cell. */
  blockOf(cell: Element): TableBlock | null {
    const block = this.#quill.scroll.find(cell.closest('.ql-table'));
    return block instanceof TableBlock ? block : null;
  }

  #hasFocus(): boolean {
    return cellOf(this.#quill.root.ownerDocument.activeElement) !== null;
  }

  /** Makes this place of a table the active cell, and goes there if it is to have the focus. */
  goTo(block: TableBlock, place: CellPlace, withFocus: boolean, at: 'start' | 'end' = 'end'): void {
    const cell = fieldAt(block.domNode, place);
    if (cell === null) return;
    this.#active = { block, ...placeOf(cell) };
    if (withFocus) enterCell(cell, at);
    this.#onActive({ ...this.#active });
  }

  #enter(cell: HTMLElement): void {
    const block = this.blockOf(cell);
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

  /** Notes that the words of a cell have changed. */
  typed(cell: HTMLElement): void {
    if (this.#unwritten !== cell) this.write();
    this.#unwritten = cell;
    this.#quill.emitter.emit(TYPED_IN_BLOCK);
  }

  #delete(block: TableBlock): void {
    this.#active = null;
    this.#onActive(null);
    this.#quill.root.focus({ preventScroll: true });
    deleteLine(this.#quill, block);
  }
}
