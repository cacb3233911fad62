import { Delta } from 'quill';
import { cleared, type Op } from '../formats.ts';
import { NOTE_LIST, notesAmong } from '../note-lines.ts';

const MARK = /^#fn-(\d{1,3})$/;

export interface Line {
  start: number;
  /** Where its line end is. */
  end: number;
  format: Record<string, unknown>;
}

export interface Mark {
  index: number;
  length: number;
  number: number;
}

/**
 * Adds a note: its mark at `index`, numbered by its place among the marks, and an empty one in its place among the notes, of
 * which the first stands at the end of the text. Later notes get the next numbers.
 * @returns the change, where the caret is in the new note after it, and its number
 */
export function noteChange(
  ops: readonly Op[],
  index: number,
): { change: Delta; caret: number; number: number } {
  const { marks } = readNotes(ops);
  const number = Math.max(0, ...marks.filter((mark) => mark.index < index).map((mark) => mark.number)) + 1;
  const isLater = (mark: Mark) => mark.index >= index && mark.number >= number;
  const marked = renumbered(marks, (mark) => mark.number + (isLater(mark) ? 1 : 0)).compose(
    new Delta().retain(index).insert(String(number), { link: `#fn-${number}` }),
  );
  const { change, caret } = roomForNote(new Delta([...ops]).compose(marked).ops, number);
  return { change: marked.compose(change), caret, number };
}

/** An empty note with this number. */
function roomForNote(ops: readonly Op[], number: number): { change: Delta; caret: number } {
  const { lines, length } = readNotes(ops);
  const notes = notesOf(lines);
  const following = notes.filter(isNote)[number - 1];
  if (following !== undefined) {
    const { start } = following;
    return { change: new Delta().retain(start).insert('\n', { list: NOTE_LIST }), caret: start };
  }
  const { start, end, format } = notes.at(-1) ?? lines.at(-1) ?? { start: 0, end: length - 1, format: {} };
  const isFree = start === end && Object.keys(format).length === 0;
  if (isFree) return { change: new Delta().retain(end).retain(1, { list: NOTE_LIST }), caret: end };
  const change = new Delta()
    .retain(end)
    .insert('\n', format)
    .retain(1, { ...cleared(format), list: NOTE_LIST });
  return { change, caret: end + 1 };
}

/** The lines of the notes, and those of lists within them. */
export function notesOf(lines: readonly Line[]): Line[] {
  return notesAmong(lines, ({ format }) => format);
}

/** Whether a line of the notes is one itself. */
export function isNote({ format }: Line): boolean {
  return format.list === NOTE_LIST;
}

/** Where a note ends, with the lists within it. */
export function endOfNote(notes: readonly Line[], item: Line): number {
  const inner = notes.slice(notes.indexOf(item) + 1);
  const next = inner.findIndex(isNote);
  return (next === -1 ? inner : inner.slice(0, next)).at(-1)?.end ?? item.end;
}

/** Gives marks other numbers. @param next the number of each; the same one changes nothing */
export function renumbered(marks: readonly Mark[], next: (mark: Mark) => number): Delta {
  const change = new Delta();
  let at = 0;
  for (const mark of marks) {
    const number = next(mark);
    if (number === mark.number) continue;
    change
      .retain(mark.index - at)
      .insert(String(number), { link: `#fn-${number}` })
      .delete(mark.length);
    at = mark.index + mark.length;
  }
  return change;
}

/** The number of the note that a link leads to; null for any other link. */
export function noteNumber(link: unknown): number | null {
  const number = typeof link === 'string' ? MARK.exec(link)?.[1] : undefined;
  return number === undefined ? null : Number(number);
}

/** The lines of a text, and the marks of its notes. */
export function readNotes(ops: readonly Op[]): { lines: Line[]; marks: Mark[]; length: number } {
  const lines: Line[] = [];
  const marks: Mark[] = [];
  let at = 0;
  let start = 0;
  for (const { insert, attributes = {} } of ops) {
    if (typeof insert !== 'string') {
      at += 1;
      const isBlock =
        insert !== undefined && ['divider', 'video', 'kept', 'grid', 'figure'].some((name) => name in insert);
      if (!isBlock) continue;
      lines.push({ start: at - 1, end: at, format: {} });
      start = at;
      continue;
    }
    const number = noteNumber(attributes.link);
    if (number !== null) marks.push({ index: at, length: insert.length, number });
    for (const part of insert.split(/(?<=\n)/)) {
      at += part.length;
      if (!part.endsWith('\n')) continue;
      lines.push({ start, end: at - 1, format: attributes });
      start = at;
    }
  }
  return { lines, marks, length: at };
}
