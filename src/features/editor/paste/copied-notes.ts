import { Delta } from 'quill';
import { NOTE_LIST } from '../note-lines.ts';
import { endOfNote, isNote, notesOf, readNotes } from '../writing/note-change.ts';
import { placeOfMark } from './markdown-notes.ts';

/** Marks HTML that was copied from this editor where the list that it ends with is of footnotes. */
export const NOTES_CLASS = 'copied-with-notes';

/**
 * Takes the notes out of what was copied with their marks, in whose place stands what `withNotes` makes marks of. Notes that
 * were copied without their marks stay, as items of a list.
 * @param options.isWhole whether the text keeps the line end of a paragraph that ends it
 */
export function takeCopiedNotes(copied: Delta, { isWhole = false } = {}): { body: Delta; notes: Delta[] } {
  const { lines, marks } = readNotes(copied.ops);
  const all = notesOf(lines);
  const items = all.filter(isNote);
  const taken = [...new Set(marks.map(({ number }) => number))].flatMap((number) => {
    const item = items[number - 1];
    return item === undefined ? [] : [{ number, start: item.start, end: endOfNote(all, item) }];
  });
  const edits = [
    ...taken.map(({ start, end }) => ({ start, end: end + 1, text: '' })),
    ...marks.flatMap(({ index, length, number }) => {
      const note = taken.findIndex((one) => one.number === number);
      return note === -1 ? [] : [{ start: index, end: index + length, text: placeOfMark(note) }];
    }),
  ].sort((a, b) => a.start - b.start);
  const change = new Delta();
  let at = 0;
  for (const { start, end, text } of edits) {
    if (start < at) continue; // a mark within a note
    change
      .retain(start - at)
      .insert(text)
      .delete(end - start);
    at = end;
  }
  const body = asItems(copied.compose(change));
  return {
    body: isWhole ? body : withoutLastLineEnd(body),
    notes: taken.map(({ start, end }) => inOneLine(copied.slice(start, end))),
  };
}

/** A paragraph that ends a paste is one with what follows. */
function withoutLastLineEnd(text: Delta): Delta {
  const { insert, attributes } = text.ops.at(-1) ?? {};
  const isPlainEnd = typeof insert === 'string' && insert.endsWith('\n') && attributes === undefined;
  return isPlainEnd ? text.slice(0, text.length() - 1) : text;
}

function asItems(text: Delta): Delta {
  return text.reduce((all, { insert = '', attributes }) => {
    const isItem = attributes?.list === NOTE_LIST;
    return all.insert(insert, isItem ? { ...attributes, list: 'ordered' } : attributes);
  }, new Delta());
}

/** The lists within a note are lines of it. */
function inOneLine(note: Delta): Delta {
  return note.reduce((line, { insert = '', attributes }) => {
    if (typeof insert !== 'string') return line.insert(insert, attributes);
    for (const [index, words] of insert.split('\n').entries()) {
      if (index > 0) line.insert({ 'soft-break': true });
      line.insert(words, attributes);
    }
    return line;
  }, new Delta());
}
