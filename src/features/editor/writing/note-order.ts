import { Delta } from 'quill';
import type { Op } from '../formats.ts';
import { endOfNote, isNote, noteNumber, notesOf, readNotes, renumbered } from './note-change.ts';

/** Whether a change of the text puts a note's mark somewhere. */
export function putsMark({ ops }: Delta): boolean {
  return ops.some(({ insert, attributes }) => insert !== undefined && noteNumber(attributes?.link) !== null);
}

/**
 * Numbers the notes in the order in which their marks are read, and puts them in this order; those without a mark stay behind.
 * @returns null where they are in order, and where a mark has no note
 */
export function orderOfNotes(ops: readonly Op[]): Delta | null {
  const { lines, marks, length } = readNotes(ops);
  const all = notesOf(lines);
  const items = all.filter(isNote);
  const first = items[0]?.start ?? length;
  const inText = marks.filter(({ index }) => index < first);
  const order = [...new Set([...inText, ...marks].map(({ number }) => number))];
  const isInOrder = order.every((number, at) => number === at + 1);
  if (isInOrder || order.some((number) => items[number - 1] === undefined)) return null;

  const marked = renumbered(marks, ({ number }) => order.indexOf(number) + 1);
  const text = new Delta([...ops]).compose(marked);
  return marked.compose(inOrder(text, order));
}

/** Puts the notes in this order of their numbers. */
function inOrder(text: Delta, order: readonly number[]): Delta {
  const all = notesOf(readNotes(text.ops).lines);
  const items = all.filter(isNote);
  const rest = items.map((_, at) => at + 1).filter((number) => !order.includes(number));
  const change = new Delta();
  let end = 0;
  for (const [at, number] of [...order, ...rest].entries()) {
    const [place, wanted] = [items[at], items[number - 1]];
    if (place === undefined || wanted === undefined) continue;
    const placeEnd = endOfNote(all, place) + 1;
    change.retain(place.start - end);
    if (place === wanted) change.retain(placeEnd - place.start);
    else {
      change.ops.push(...text.slice(wanted.start, endOfNote(all, wanted) + 1).ops);
      change.delete(placeEnd - place.start);
    }
    end = placeEnd;
  }
  return withoutLastLineEnd(change, end === text.length());
}

/** Quill's last line end can't be deleted: it stays, with what is put before it but for its own. */
function withoutLastLineEnd(change: Delta, isAtEnd: boolean): Delta {
  const [put, gone] = change.ops.slice(-2);
  const { insert, attributes } = put ?? {};
  const isPut = isAtEnd && typeof insert === 'string' && insert.endsWith('\n');
  if (!isPut || typeof gone?.delete !== 'number') return change;
  const kept = new Delta(change.ops.slice(0, -2));
  const words = insert.slice(0, -1);
  return (words === '' ? kept : kept.insert(words, attributes)).delete(gone.delete - 1).retain(1, attributes);
}
