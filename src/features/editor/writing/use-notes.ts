import type Quill from 'quill';
import type { Delta } from 'quill';
import { useEffect } from 'react';
import { noteNumber } from './note-change.ts';
import { deletedNotes, removalOfNotes } from './note-removal.ts';

/**
 * Takes a note away with its mark, and numbers the others anew: one undo brings all of it back. A mark that is cut may be
 * pasted elsewhere, so its note waits for it.
 */
export function useNotes(quill: Quill): void {
  useEffect(() => {
    const { container } = quill;
    let isCutting = false;
    function onCut() {
      isCutting = true;
      queueMicrotask(() => (isCutting = false));
    }
    function onText(change: Delta, before: Delta, source: string) {
      // Undo brings back what was, with its numbers.
      if (source !== 'user' || isCutting || quill.history.ignoreChange) return;
      if (!change.ops.some((op) => typeof op.delete === 'number')) return;
      const deleted = deletedNotes(change, before);
      const removal = deleted.length === 0 ? null : removalOfNotes(quill.getContents().ops, deleted);
      if (removal === null) return;
      quill.updateContents(removal, 'user');
      quill.history.cutoff();
    }
    /** A note that goes is a step of its own, apart from the words that were typed before. */
    function onKeyDown({ key, target }: KeyboardEvent) {
      const range = key === 'Backspace' || key === 'Delete' ? quill.getSelection() : null;
      if (range === null || target !== quill.root) return;
      const start = Math.max(0, range.index - 1);
      const { ops } = quill.getContents(start, range.index + range.length + 1 - start);
      if (ops.some(({ attributes }) => noteNumber(attributes?.link) !== null)) quill.history.cutoff();
    }
    container.addEventListener('keydown', onKeyDown, { capture: true });
    container.addEventListener('cut', onCut, { capture: true });
    quill.on('text-change', onText);
    return () => {
      container.removeEventListener('keydown', onKeyDown, { capture: true });
      container.removeEventListener('cut', onCut, { capture: true });
      quill.off('text-change', onText);
    };
  }, [quill]);
}
