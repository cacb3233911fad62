import { Delta } from 'quill';
import type { Op } from '../formats.ts';
import { notesOf, readNotes } from './note-change.ts';

interface NoteReturn {
  /** The place behind the note's mark. */
  index: number;
  /** Takes the item with the caret away, to which no mark leads; null where one does. */
  change: Delta | null;
}

/** The way from a note back to its mark, or from an empty item behind the notes to the mark of the one before; null elsewhere. */
export function returnFromNote(ops: readonly Op[], caret: number): NoteReturn | null {
  const { lines, marks } = readNotes(ops);
  const list = marks.length === 0 ? [] : notesOf(lines);
  const at = list.findIndex(({ start, end }) => start <= caret && caret <= end);
  const line = list[at];
  if (line === undefined) return null;
  const number = list.slice(0, at + 1).filter(({ format }) => !format.indent).length;
  const markOf = (wanted: number) => marks.find((mark) => mark.number === wanted);
  const mark = markOf(number);
  if (mark !== undefined) return { index: mark.index + mark.length, change: null };
  const last = markOf(number - 1);
  const before = list[at - 1];
  if (last === undefined || before === undefined || line.start < line.end) return null;
  const change = new Delta().retain(before.end).delete(1).retain(1, before.format);
  return { index: last.index + last.length, change };
}
