import { Delta } from 'quill';
import type { Op } from '../formats.ts';
import { noteChange } from '../writing/note-change.ts';
import type { Placed } from './place-pasted.ts';

const MARK = /\uE002(\d+)\uE003/;

/** A Markdown text without its notes, in whose place stand their marks, and the notes in the order of these. */
interface TextWithNotes {
  text: string;
  notes: string[];
}

/** Takes the notes out of a Markdown text: `[^1]`, and `[^1]: The note.` elsewhere. What has no other part stays as it is. */
export function takeNotes(markdown: string): TextWithNotes {
  const known = new Map<string, string>();
  const lines: string[] = [];
  let isCode = false;
  let last: string | null = null;
  for (const line of markdown.replace(/\r\n?/g, '\n').split('\n')) {
    if (/^ {0,3}(?:```|~~~)/.test(line)) isCode = !isCode;
    const [, id, words = ''] = (isCode ? null : /^ {0,3}\[\^([^\]\s]+)\]:\s*(.*)$/.exec(line)) ?? [];
    if (id !== undefined) known.set(id, words);
    // What is indented below a note belongs to it.
    else if (last !== null && /^\s+\S/.test(line)) known.set(last, `${known.get(last)} ${line.trim()}`);
    else lines.push(line);
    last = id ?? (/^\s+\S/.test(line) ? last : null);
  }

  const used: string[] = [];
  const text = lines.join('\n').replace(/(`+)[^`][\s\S]*?\1|\[\^([^\]\s]+)\]/g, (all, _, id?: string) => {
    if (id === undefined || !known.has(id)) return all;
    if (!used.includes(id)) used.push(id);
    return placeOfMark(used.indexOf(id));
  });
  const notes = used.map((id) => known.get(id) ?? '');
  return notes.length === 0 ? { text: markdown, notes } : { text, notes };
}

/** What stands for the mark of a note until that is numbered. */
export function placeOfMark(note: number): string {
  return `\uE002${note}\uE003`;
}

/**
 * Makes notes of the marks in a pasted text, numbered among those of the text that it is put into.
 * @param notes what each of them says
 * @returns the change, and where the caret is after it: at the end of what was pasted, not in a note
 */
export function withNotes(before: Delta, placed: Placed, notes: readonly Delta[]): Placed {
  let { change: all, caret } = placed;
  const numbers: string[] = [];
  const apply = (change: Delta, isBehind = false) => {
    all = all.compose(change);
    caret = change.transformPosition(caret, isBehind);
  };
  for (let mark = nextMark(before.compose(all)); mark !== null; mark = nextMark(before.compose(all))) {
    const { index, note } = mark;
    apply(new Delta().retain(index).delete(mark.length));
    const known = numbers[note];
    if (known !== undefined) {
      apply(new Delta().retain(index).insert(known, { link: `#fn-${known}` }));
      continue;
    }
    const added = noteChange(before.compose(all).ops, index);
    const number = String(added.number);
    const isMarkLast = caret === index;
    numbers[note] = number;
    apply(added.change, true);
    if (isMarkLast) caret += number.length;
    apply(new Delta().retain(added.caret).concat(notes[note] ?? new Delta()), true);
  }
  return { change: all, caret };
}

function nextMark({ ops }: { ops: readonly Op[] }) {
  let index = 0;
  for (const { insert } of ops) {
    const mark = typeof insert === 'string' ? MARK.exec(insert) : null;
    if (mark !== null) return { index: index + mark.index, length: mark[0].length, note: Number(mark[1]) };
    index += typeof insert === 'string' ? insert.length : 1;
  }
  return null;
}
