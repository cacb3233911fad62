import { Delta } from 'quill';
import type { Op } from '../formats.ts';
import { cleared, noteNumber, notesOf, readNotes } from './note-change.ts';

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
 * @returns null where there is nothing to be done, or where the text ends with no list of as many notes
 */
export function removalOfNotes(ops: readonly Op[], deleted: readonly number[]): Delta | null {
  const { lines, marks, length } = readNotes(ops);
  const gone = deleted.filter((number) => !marks.some((mark) => mark.number === number));
  const count = new Set([...marks.map(({ number }) => number), ...gone]).size;
  const list = notesOf(lines);
  const items = list.filter(({ format }) => !format.indent);
  if (gone.length === 0 || items.length !== count) return null;

  const change = new Delta();
  let at = 0;
  const goTo = (place: number) => {
    change.retain(place - at);
    at = place;
  };
  const listStart = list[0]?.start ?? length;
  for (const { index, length: size, number } of marks.filter((mark) => mark.index < listStart)) {
    const next = String(number - gone.filter((one) => one < number).length);
    if (next === String(number)) continue;
    goTo(index);
    change.insert(next, { link: `#fn-${next}` }).delete(size);
    at += size;
  }
  for (const number of [...gone].sort((a, b) => a - b)) {
    const item = items[number - 1];
    if (item === undefined) continue;
    const lastLine = list[list.indexOf(items[number] ?? item) - 1] ?? item;
    const end = (items[number] === undefined ? list.at(-1) : lastLine)?.end ?? item.end;
    goTo(item.start);
    if (end + 1 < length) {
      change.delete(end + 1 - item.start);
      at = end + 1;
      continue;
    }
    // The text's last line end stays, and is a paragraph.
    change.delete(end - item.start);
    change.retain(1, cleared((list.at(-1) ?? item).format));
    at = length;
  }
  return change;
}
