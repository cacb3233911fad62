import type Quill from 'quill';
import type { Delta } from 'quill';
import { useEffect } from 'react';
import { useHost } from '../../../lib/host.ts';
import { NOTE_LIST } from '../note-lines.ts';
import { asOneStep } from '../one-step.ts';
import { noteNumber } from './note-change.ts';
import { deletedNotes, removalOfNotes } from './note-removal.ts';
import { orderOfNotes, putsMark } from './note-order.ts';
import { returnFromNote } from './note-return.ts';
import { linkAddress } from './use-markdown.ts';

/**
 * Takes a note away with its mark, and numbers the others anew, also where marks change places: one undo brings all of it back.
 * (What is cut has its notes on the clipboard.) Enter and Escape in a note, and Backspace at its beginning, lead back to its
 * mark: another note without one would take the next one's number.
 */
export function useNotes(quill: Quill): void {
  const { base, origin } = useHost();
  useEffect(() => {
    const { container, root } = quill;
    let isAtWork = false;
    function onText(change: Delta, before: Delta, source: string) {
      // Undo brings back what was, with its numbers.
      if (source !== 'user' || isAtWork || quill.history.ignoreChange) return;
      const isDeleting = change.ops.some((op) => typeof op.delete === 'number');
      const deleted = isDeleting ? deletedNotes(change, before) : [];
      if (deleted.length === 0 && !putsMark(change)) return;
      isAtWork = true;
      try {
        keepNotes(quill, deleted);
      } finally {
        isAtWork = false;
      }
    }
    /** A note that goes is a step of its own, apart from the words that were typed before. */
    function onKeyDown({ key, target }: KeyboardEvent) {
      const range = key === 'Backspace' || key === 'Delete' ? quill.getSelection() : null;
      if (range === null || target !== quill.root) return;
      const start = Math.max(0, range.index - 1);
      const { ops } = quill.getContents(start, range.index + range.length + 1 - start);
      if (ops.some(({ attributes }) => noteNumber(attributes?.link) !== null)) quill.history.cutoff();
    }
    // After a menu at the text, and before the text hears of it.
    function onKey(event: KeyboardEvent) {
      const { key, shiftKey, defaultPrevented } = event;
      if (shiftKey || defaultPrevented) return;
      if (key === 'Enter') goBack(quill, event, (end) => linkAddress(quill, end, { base, origin }));
      else if (key === 'Backspace') goBack(quill, event);
    }
    // After a menu at the text, which it closes.
    function onEscape(event: KeyboardEvent) {
      if (event.key === 'Escape') goBack(quill, event);
    }
    root.addEventListener('keydown', onKey, { capture: true });
    root.addEventListener('keydown', onEscape);
    container.addEventListener('keydown', onKeyDown, { capture: true });
    quill.on('text-change', onText);
    return () => {
      root.removeEventListener('keydown', onKey, { capture: true });
      root.removeEventListener('keydown', onEscape);
      container.removeEventListener('keydown', onKeyDown, { capture: true });
      quill.off('text-change', onText);
    };
  }, [quill, base, origin]);
}

/** Keeps the notes as their marks are, after a change: without those of the marks that it deleted, and in their order. */
function keepNotes(quill: Quill, deleted: readonly number[]): void {
  const removal = deleted.length === 0 ? null : removalOfNotes(quill.getContents().ops, deleted);
  if (removal !== null) quill.updateContents(removal, 'user');
  const order = orderOfNotes(quill.getContents().ops);
  if (order !== null) quill.updateContents(order, 'user');
  if (removal !== null || order !== null) quill.history.cutoff();
}

/**
 * Puts the caret behind the mark of the note that it is in.
 * @param before is done first, at the caret in the note
 */
function goBack(quill: Quill, event: KeyboardEvent, before?: (caret: number) => void): void {
  if (event.target !== quill.root || event.isComposing) return;
  const range = quill.getSelection();
  if (range === null || range.length > 0 || quill.getFormat(range.index).list !== NOTE_LIST) return;
  const [, offset] = quill.getLine(range.index);
  if (event.key === 'Backspace' && offset > 0) return;
  const back = returnFromNote(quill.getContents().ops, range.index);
  // What no mark leads to is deleted as any other item.
  if (back === null || (event.key === 'Backspace' && back.change !== null)) return;
  event.preventDefault();
  event.stopPropagation();
  before?.(range.index);
  const { index, change } = back;
  if (change !== null) asOneStep(quill, () => quill.updateContents(change, 'user'));
  quill.setSelection(index, 0, 'user');
  // What is typed next is behind the mark, not of it.
  quill.format('link', false, 'silent');
  quill.scrollSelectionIntoView();
}
