import { Delta } from 'quill';
import type { Op } from '../formats.ts';
import { noteChange } from '../writing/note-change.ts';

const MARK = /\uE002(\d+)\uE003/;

/** A Markdown text without its notes, in whose place stand their marks, and the notes in the order of these. */
export interface TextWithNotes {
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
    return `\uE002${used.indexOf(id)}\uE003`;
  });
  const notes = used.map((id) => known.get(id) ?? '');
  return notes.length === 0 ? { text: markdown, notes } : { text, notes };
}

/**
 * Makes notes of the text of the marks in a pasted text, numbered among those that the text has.
 * @param paste puts the text with its marks in its place
 * @param notes what each of them says
 */
export function withNotes(before: Delta, paste: Delta, notes: readonly Delta[]): Delta {
  let all = paste;
  const numbers: string[] = [];
  const apply = (change: Delta) => (all = all.compose(change));
  for (let mark = nextMark(before.compose(all)); mark !== null; mark = nextMark(before.compose(all))) {
    const { index, length, note } = mark;
    apply(new Delta().retain(index).delete(length));
    const number = numbers[note];
    if (number !== undefined) {
      apply(new Delta().retain(index).insert(number, { link: `#fn-${number}` }));
      continue;
    }
    const { change, caret, number: added } = noteChange(before.compose(all).ops, index);
    numbers[note] = String(added);
    apply(change);
    apply(new Delta().retain(caret).concat(notes[note] ?? new Delta()));
  }
  return all;
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
