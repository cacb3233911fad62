import type Quill from 'quill';
import { currentRange } from '../commands.ts';
import { holdSelection } from './cell-caret.ts';
import { cellOf } from './cell-events.ts';

/**
 * Notes where one writes: in a table's cell, in a picture's caption, or in the text.
 * @param element what has the focus, or had it until now
 * @returns leads back there, with what was selected
 */
export function holdFocus(quill: Quill, element = quill.root.ownerDocument.activeElement): () => void {
  const isIn = element !== null && quill.root.contains(element);
  const cell = isIn ? cellOf(element) : null;
  if (cell !== null) return holdSelection(cell);
  if (isIn && element instanceof HTMLTextAreaElement) return () => element.focus({ preventScroll: true });
  const range = currentRange(quill);
  return () => {
    quill.focus({ preventScroll: true });
    quill.setSelection(range, 'user');
  };
}
