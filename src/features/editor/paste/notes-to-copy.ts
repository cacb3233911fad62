import { Delta } from 'quill';
import { isBlock } from '../figure-ops.ts';
import type { Op } from '../formats.ts';
import { NOTE_LIST } from '../note-lines.ts';
import { endOfNote, isNote, notesOf, readNotes, renumbered } from '../writing/note-change.ts';

/**
 * A stretch of the text with the notes of its marks behind it, as a text of its own: they are numbered as if it were all.
 * Notes without a mark in it stay where they are selected.
 */
export function withNotesOf(all: Delta, start: number, end: number): Delta {
  const { lines, marks } = readNotes(all.ops);
  const noteLines = notesOf(lines);
  const items = noteLines.filter(isNote);
  const inside = marks.filter(({ index, length }) => index >= start && index + length <= end);
  const numbers = [...new Set(inside.map(({ number }) => number))];
  const known = numbers.filter((number) => items[number - 1] !== undefined);
  if (known.length === 0) return all.slice(start, end);

  const notes = known.flatMap((number) => {
    const item = items[number - 1];
    return item === undefined ? [] : [{ start: item.start, end: endOfNote(noteLines, item) + 1 }];
  });
  const body = inReadingOrder(notes).reduceRight(
    (text, note) => without(text, note.start - start, note.end - start),
    all.slice(start, end),
  );
  const isWhole = body.ops.length === 0 || endsLine(body.ops.at(-1));
  const text = isWhole ? body : new Delta(body.ops).insert('\n');
  const [own, others] = splitAtNotes(text);
  const whole = notes.reduce((copied, note) => copied.concat(all.slice(note.start, note.end)), own);
  return numbered(whole.concat(others), known);
}

function inReadingOrder(stretches: readonly { start: number; end: number }[]) {
  return stretches.toSorted((a, b) => a.start - b.start);
}

function without(text: Delta, from: number, to: number): Delta {
  const start = Math.max(0, from);
  return start >= text.length() || to <= start ? text : text.slice(0, start).concat(text.slice(to));
}

function endsLine(op: Op | undefined): boolean {
  return op !== undefined && (isBlock(op) || (typeof op.insert === 'string' && op.insert.endsWith('\n')));
}

/** What is above the notes of a text that ends with some, and these. */
function splitAtNotes(text: Delta): [own: Delta, notes: Delta] {
  const first = notesOf(readNotes(text.ops).lines)[0]?.start ?? text.length();
  return [text.slice(0, first), text.slice(first)];
}

/** The marks with the numbers that their notes have among these. */
function numbered(text: Delta, known: readonly number[]): Delta {
  const { marks } = readNotes(text.ops);
  return text.compose(renumbered(marks, ({ number }) => known.indexOf(number) + 1 || number));
}

/** Whether a text has footnotes, and not only marks of some. */
export function hasNotes({ ops }: Delta): boolean {
  return ops.some(({ attributes }) => attributes?.list === NOTE_LIST);
}
