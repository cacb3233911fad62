import type Quill from 'quill';
import { useEffect, useState } from 'react';
import { isSame } from '../use-formats.ts';
import { writtenCell } from './cell-events.ts';
import { formatsOfCell } from './format-cell.ts';

/** What may change the formats at a caret: a key or a press toggles those of what is typed next. */
const EVENTS = ['selectionchange', 'keyup', 'click', 'input'];

/**
 * The formats at the caret in a table's cell, as it was left for a tool: the same object until one of them changes; null
 * while one writes in the text.
 */
export function useCellFormats(quill: Quill | null): Record<string, unknown> | null {
  const [formats, setFormats] = useState<Record<string, unknown> | null>(null);
  useEffect(() => {
    if (quill === null) return undefined;
    const { ownerDocument: document } = quill.root;
    function update() {
      if (quill === null) return;
      const cell = writtenCell(quill);
      if (cell !== null) {
        const found = formatsOfCell(cell);
        setFormats((shown) => (shown !== null && isSame(shown, found) ? shown : found));
      } else if (quill.hasFocus()) setFormats(null);
    }
    for (const name of EVENTS) document.addEventListener(name, update);
    return () => {
      for (const name of EVENTS) document.removeEventListener(name, update);
    };
  }, [quill]);
  return formats;
}
