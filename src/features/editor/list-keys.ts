import type Quill from 'quill';
import { Delta, type Range } from 'quill';
import type { Context } from 'quill/modules/keyboard.js';
import { LIST_START } from './formats.ts';
import { frameOf } from './list-frames.ts';
import { ListItem } from './lists.ts';
import { lineBeside } from './beside-block.ts';
import { formatsOf, type Line } from './line.ts';
import { NOTE_LIST } from './note-lines.ts';

/** What keys do in lists, in the place of Quill's bindings. */
export const LIST_KEYS = {
  'list empty enter': { key: 'Enter', collapsed: true, format: ['list'], empty: true, handler: stepOut },
  'list autofill': null, // it leaves quotes alone, and begins each list with 1
  'list begin': {
    key: ' ',
    shiftKey: null,
    collapsed: true,
    format: { 'code-block': false },
    prefix: /^\s*?(?:\d{1,3}[.)]|-|\*|\[ ?\]|\[x\])$/,
    handler: beginList,
  },
};

/**
 * Enter in an empty item leads one level out, into the list that this one is in; from the first level, out of the list, whose
 * numbers go on below.
 */
function stepOut(this: { quill: Quill }, { index }: Range, { line }: Context): boolean {
  const level = line instanceof ListItem ? levelOf(line) : 0;
  let outer = line.prev;
  while (outer instanceof ListItem && levelOf(outer) >= level) outer = outer.prev;
  const list = listOf(outer) ?? listOf(line);
  const format = { list: level > 0 && list, indent: level > 1 && level - 1 };
  const change = new Delta().retain(index).retain(1, format);
  if (line instanceof ListItem && list === 'ordered' && level === 0)
    change.ops.push(...startBehind(line, numberOf(line)));
  this.quill.updateContents(change, 'user');
  return false;
}

/** The list of an item, where a new one is not done yet; null for what is no item. */
function listOf(item: unknown): string | null {
  if (!(item instanceof ListItem)) return null;
  const list = String(item.formats().list);
  return list === 'checked' ? 'unchecked' : list;
}

/** The space behind `1.` or `-` begins a list, but in a footnote, which is one already. A list can begin with any number. */
function beginList(this: { quill: Quill }, { index }: Range, { prefix, format }: Context): boolean {
  const [line, offset] = this.quill.getLine(index);
  if (line === null || offset > prefix.length || format.list === NOTE_LIST) return true;
  const list = listBegunBy(prefix.trim());
  const start =
    list === 'ordered' && !format.indent ? startFor(this.quill, line, Number.parseInt(prefix, 10)) : null;
  this.quill.insertText(index, ' ', 'user');
  this.quill.history.cutoff();
  const change = new Delta()
    .retain(index - offset)
    .delete(offset + 1)
    .retain(line.length() - 2 - offset)
    .retain(1, { list, [LIST_START]: start });
  if (line instanceof ListItem && list === 'ordered' && !format.indent)
    change.ops.push(...startBehind(line, Number(start ?? 1)));
  this.quill.updateContents(change, 'user');
  this.quill.history.cutoff();
  this.quill.setSelection(index - offset, 0, 'silent');
  return false;
}

function listBegunBy(signs: string): string {
  if (signs === '-' || signs === '*') return 'bullet';
  if (signs.startsWith('[')) return signs === '[x]' ? 'checked' : 'unchecked';
  return 'ordered';
}

/** The first number of the list that a line becomes an item of, by the number that it was given; null for 1. */
function startFor(quill: Quill, line: Line, number: number): string | null {
  const above = lineBeside(quill, line, -1);
  const formats = formatsOf(above);
  const isBelowList = above instanceof ListItem && formats.list === 'ordered' && !formats.indent;
  // Whoever goes on with the list above, or does not count, is in it.
  if (
    isBelowList &&
    frameOf(formats) === frameOf(formatsOf(line)) &&
    [1, numberOf(above) + 1].includes(number)
  )
    return (formats[LIST_START] as string | undefined) ?? null;
  return number === 1 ? null : String(number);
}

/** Makes the items behind one begin with a number, as those of a list of their own. */
function startBehind(item: ListItem, number: number): Delta['ops'] {
  const change = new Delta();
  for (let at = item.next; at instanceof ListItem; at = at.next) {
    change
      .retain(at.length() - 1)
      .retain(1, levelOf(at) === 0 ? { [LIST_START]: number === 1 ? null : String(number) } : {});
  }
  return change.ops;
}

/** The number of an item of the first level. */
function numberOf(item: ListItem): number {
  let first = item;
  let number = 0;
  for (let at = item.prev; at instanceof ListItem; at = at.prev) {
    first = at;
    if (levelOf(at) === 0) number += 1;
  }
  return number + Number(first.formats()[LIST_START] ?? 1);
}

function levelOf(item: ListItem): number {
  return Number(item.formats().indent ?? 0);
}
