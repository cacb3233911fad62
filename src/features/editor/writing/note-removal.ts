import { Delta } from 'quill';
import { cleared, type Op } from '../formats.ts';
import { endOfNote, isNote, noteNumber, notesOf, readNotes } from './note-change.ts';

/** The numbers of the notes whose marks a change of the text takes away, as far as it deletes something. */
export function deletedNotes(change: Delta, before: Delta): number[] {
  const numbers: number[] = [];
  let at = 0;
  for (const op of change.ops) {
    if (typeof op.delete === 'number') {
      for (const { attributes } of before.slice(at, at + op.delete).ops) {
        const number = noteNumber(attributes?.link);
        if (number !== null) numbers.push(number);
      }
      at += op.delete;
    } else if (op.insert === undefined) at += typeof op.retain === 'number' ? op.retain : 1;
  }
  return [...new Set(numbers)];
}

/**
 * Takes the notes away whose marks are gone: later ones get the numbers before. A note that has another mark stays.
 * @returns null where there is nothing to be done, or where there are fewer notes than marks
 */
export function removalOfNotes(ops: readonly Op[], deleted: readonly number[]): Delta | null {
  const { lines, marks, length } = readNotes(ops);
  const gone = deleted.filter((number) => !marks.some((mark) => mark.number === number));
  const count = new Set([...marks.map(({ number }) => number), ...gone]).size;
  const notes = notesOf(lines);
  const items = notes.filter(isNote);
  if (gone.length === 0 || items.length < count) return null;

  const stretches = gone.flatMap((number) => {
    const item = items[number - 1];
    return item === undefined ? [] : [{ start: item.start, end: endOfNote(notes, item) + 1, next: null }];
  });
  const renumbered = marks.flatMap(({ index, length: size, number }) => {
    const next = String(number - gone.filter((one) => one < number).length);
    const isGone = stretches.some(({ start, end }) => index >= start && index < end);
    return next === String(number) || isGone ? [] : [{ start: index, end: index + size, next }];
  });
  const edits = [...stretches, ...renumbered].sort((a, b) => a.start - b.start);
  const change = new Delta();
  let at = 0;
  for (const { start, end, next } of edits) {
    change.retain(start - at);
    if (next !== null) change.insert(next, { link: `#fn-${next}` });
    // The text's last line end stays, and is a paragraph.
    change.delete(Math.min(end, length - 1) - start);
    if (end === length) change.retain(1, cleared(lines.at(-1)?.format ?? {}));
    at = end;
  }
  return change;
}
