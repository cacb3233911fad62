import type Quill from 'quill';
import { holdSelection } from './cell-caret.ts';
import { cellOf } from './cell-events.ts';

/** Notes where one writes: in a table's cell, or in the text. @returns leads back there, with what was selected */
export function holdFocus(quill: Quill): () => void {
  const { root } = quill;
  const cell = cellOf(root.ownerDocument.activeElement);
  if (cell === null || !root.contains(cell)) return () => quill.focus({ preventScroll: true });
  return holdSelection(cell);
}
