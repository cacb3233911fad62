import type Quill from 'quill';
import { holdSelection } from './cell-caret.ts';
import { writtenCell } from './cell-events.ts';

/** Notes where one writes: in a table's cell, or in the text. @returns leads back there, with what was selected */
export function holdFocus(quill: Quill): () => void {
  const cell = writtenCell(quill);
  if (cell === null) return () => quill.focus({ preventScroll: true });
  return holdSelection(cell);
}
