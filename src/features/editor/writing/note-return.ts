import { Delta } from 'quill';
import type { Op } from '../formats.ts';
import { isNote, type Line, type Mark, notesOf, readNotes } from './note-change.ts';

interface NoteReturn {
  /** The place behind the note's mark; where but a full stop follows, the end of that line. */
  index: number;
  /** Takes the item with the caret away, to which no mark leads; null where one does. */
  change: Delta | null;
}

/** The way from a note back to its mark, or from an empty item behind the notes to the mark of the one before; null elsewhere. */
export function returnFromNote(ops: readonly Op[], caret: number): NoteReturn | null {
  const { lines, marks } = readNotes(ops);
  const list = notesOf(lines);
  const at = list.findIndex(({ start, end }) => start <= caret && caret <= end);
  const line = list[at];
  if (line === undefined) return null;
  const number = list.slice(0, at + 1).filter(isNote).length;
  const markOf = (wanted: number) => marks.find((mark) => mark.number === wanted);
  const mark = markOf(number);
  if (mark !== undefined) return { index: placeBehind(mark, lines, ops), change: null };
  const last = markOf(number - 1);
  const before = list[at - 1];
  const isAlone = before?.end !== line.start - 1;
  if (last === undefined || before === undefined || isAlone || line.start < line.end) return null;
  const change = new Delta().retain(before.end).delete(1).retain(1, before.format);
  return { index: placeBehind(last, lines, ops), change };
}

function placeBehind({ index, length }: Mark, lines: readonly Line[], ops: readonly Op[]): number {
  const behind = index + length;
  const { end = behind } = lines.find((line) => line.end >= behind) ?? {};
  const rest = new Delta([...ops]).slice(behind, end).ops;
  const isOver = rest.every(({ insert }) => typeof insert === 'string' && /^[.,;:!?)…\s]*$/.test(insert));
  return isOver ? end : behind;
}
