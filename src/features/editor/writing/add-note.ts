import type Quill from 'quill';
import { asOneStep } from '../one-step.ts';
import { textBefore } from './line-text.ts';
import { noteMarkAtEnd } from './markdown-rules.ts';
import { noteChange, readNotes } from './note-change.ts';

/** Adds a note to the words before this place, without a space between them; the caret is then in the note. */
export function addNote(quill: Quill, at: number): void {
  let caret = 0;
  asOneStep(quill, () => {
    const index = closeUp(quill, at);
    const note = noteChange(quill.getContents().ops, index);
    quill.updateContents(note.change, 'user');
    ({ caret } = note);
  });
  quill.setSelection(caret, 0, 'user');
  quill.scrollSelectionIntoView();
}

/**
 * Makes a note of the mark that the word before this place ends with, `[^1]`. A number that a note has already leads there, and
 * one goes on writing; any other is a new note.
 * @returns whether there is one
 */
export function markNote(quill: Quill, end: number): boolean {
  const text = textBefore(quill, end);
  const mark = noteMarkAtEnd(text);
  if (mark === null) return false;
  const { length, name } = mark;
  const start = end - text.length + mark.start;
  const formats = quill.getContents(start, length).ops.map(({ attributes = {} }) => attributes);
  const isCode = 'code-block' in quill.getFormat(start) || formats.some((format) => 'code' in format);
  if (isCode) return false;
  const isKnown = readNotes(quill.getContents().ops).marks.some(({ number }) => String(number) === name);
  asOneStep(quill, () => {
    quill.deleteText(start, length, 'user');
    if (isKnown) quill.insertText(closeUp(quill, start), name, { link: `#fn-${name}` }, 'user');
    else addNote(quill, start);
  });
  return true;
}

/** Takes away the space before this place where another one follows. @returns where it is then */
function closeUp(quill: Quill, at: number): number {
  if (at === 0 || !/^ \s$/.test(quill.getText(at - 1, 2))) return at;
  quill.deleteText(at - 1, 1, 'user');
  return at - 1;
}
