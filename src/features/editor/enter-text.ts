import Quill from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import { selectBlock, selectEmbed } from './selected-block.ts';
import { enterCell } from './tables/cell-caret.ts';
import { CELL } from './tables/draw-table.ts';
import { TableBlock } from './tables/table-block.ts';

/** The editor of the text element with this id; null where there is none. */
function editorOf(textId: string): Quill | null {
  const container = document.getElementById(textId)?.parentElement;
  const found = container ? Quill.find(container) : null;
  return found instanceof Quill ? found : null;
}

/** Leads to the start of a text: into the table that it begins with, or to the block that is selected then. */
export function enterText(textId: string): void {
  const quill = editorOf(textId);
  const [first] = quill?.getLine(0) ?? [null];
  const cell = first instanceof TableBlock ? first.domNode.querySelector<HTMLElement>(CELL) : null;
  if (quill === null) return;
  if (cell !== null) {
    enterCell(cell, 'start');
    return;
  }
  quill.root.focus({ preventScroll: true });
  if (first instanceof BlockEmbed) selectBlock(quill, first);
  else quill.setSelection(0, 0, 'user');
  quill.scrollSelectionIntoView();
}

/** Leads to an element of a text: a picture or another block is selected as by a click, words are marked. It is in sight then. */
export function showInText(textId: string, element: Element): void {
  const quill = editorOf(textId);
  if (quill === null) return;
  quill.root.focus({ preventScroll: true });
  if (!selectEmbed(quill, element)) document.getSelection()?.selectAllChildren(element);
  element.scrollIntoView({ block: 'center' });
}

/** Goes on in a text where one was, unless a field or a cell has the focus. */
export function resumeText(textId: string): void {
  const quill = editorOf(textId);
  const focused = document.activeElement;
  const isElsewhere = focused !== quill?.root && focused?.matches('input, textarea, [contenteditable=true]');
  if (quill === null || isElsewhere === true) return;
  const { savedRange } = quill.selection;
  quill.root.focus({ preventScroll: true });
  quill.setSelection(savedRange, 'silent');
}
