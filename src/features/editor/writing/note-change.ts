import { Delta } from 'quill';
import type { Op } from '../formats.ts';

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
 * Adds a note: its mark at `index`, numbered by its place among the marks, and an empty item in the list at the end of the
 * text. Later notes get the next numbers. A list at the end that no mark leads to is no list of notes, and stays apart.
 * @returns the change, where the caret is in the new item after it, and the note's number
 */
export function noteChange(
  ops: readonly Op[],
  index: number,
): { change: Delta; caret: number; number: number } {
  const { lines, marks, length } = readNotes(ops);
  const number = Math.max(0, ...marks.filter((mark) => mark.index < index).map((mark) => mark.number)) + 1;
  const text = String(number);
  let change = new Delta();
  let at = 0;
  let moved = text.length;
  const goTo = (place: number) => {
    change = change.retain(place - at);
    at = place;
  };
  const later = marks.filter((mark) => mark.index >= index);
  goTo(index);
  change.insert(text, { link: `#fn-${text}` });
  for (const mark of later) {
    if (mark.number < number) continue;
    const next = String(mark.number + 1);
    goTo(mark.index);
    change.delete(mark.length).insert(next, { link: `#fn-${next}` });
    at += mark.length;
    moved += next.length - mark.length;
  }

  const list = marks.length === 0 ? [] : notesOf(lines);
  const items = list.filter(({ format }) => !format.indent);
  const following = items[number - 1];
  if (following !== undefined) {
    goTo(following.start);
    change.insert('\n', { list: 'ordered' });
    return { change, caret: following.start + moved, number };
  }
  const lastNote = list.at(-1);
  if (lastNote !== undefined) {
    goTo(lastNote.end);
    change.insert('\n', lastNote.format).retain(1, { ...cleared(lastNote.format), list: 'ordered' });
    return { change, caret: lastNote.end + moved + 1, number };
  }
  const last = lines.at(-1) ?? { start: 0, end: length - 1, format: {} };
  goTo(length - 1);
  const isFree = last.start === last.end && index < last.start && Object.keys(last.format).length === 0;
  if (isFree) {
    // Behind another list, the notes would be part of it.
    const follows = Boolean(lines.at(-2)?.format.list);
    if (follows) change.insert({ divider: true });
    change.retain(1, { list: 'ordered' });
    return { change, caret: length - 1 + moved + (follows ? 1 : 0), number };
  }
  change.insert('\n', last.format);
  if (last.format.list) change.insert({ divider: true });
  change.retain(1, { ...cleared(last.format), list: 'ordered' });
  return { change, caret: length - 1 + moved + (last.format.list ? 2 : 1), number };
}

/** The format that takes all of another away. */
export function cleared(format: Record<string, unknown>): Record<string, null> {
  return Object.fromEntries(Object.keys(format).map((name) => [name, null]));
}

/** The lines of the numbered list that the text ends with, but for empty lines behind it. */
export function notesOf(lines: readonly Line[]): Line[] {
  const isEmpty = ({ start, end, format }: Line) => start === end && !format.list;
  const end = lines.findLastIndex((line) => !isEmpty(line)) + 1;
  const start = lines.slice(0, end).findLastIndex(({ format }) => !format.list) + 1;
  const list = lines.slice(start, end);
  return list[0]?.format.list === 'ordered' ? list : [];
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
