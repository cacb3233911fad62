import type Quill from 'quill';
import type { Range } from 'quill';
import Keyboard, { type Context } from 'quill/modules/keyboard.js';
import { ListItem } from './lists.ts';
import { NOTE_LIST } from './note-lines.ts';

const { 'list autofill': autofill } = Keyboard.DEFAULTS.bindings;

/** What keys do in lists, in the place of Quill's bindings. */
export const LIST_KEYS = {
  'list empty enter': { key: 'Enter', collapsed: true, format: ['list'], empty: true, handler: stepOut },
  'list autofill': null, // it leaves quotes alone
  'list begin':
    typeof autofill === 'object'
      ? { ...autofill, format: { 'code-block': false }, handler: beginList }
      : autofill,
};

/** Enter in an empty item leads one level out, into the list that this one is in; from the first level, out of the list. */
function stepOut(this: { quill: Quill }, { index }: Range, { line }: Context): boolean {
  const level = line instanceof ListItem ? levelOf(line) : 0;
  let outer = line.prev;
  while (outer instanceof ListItem && levelOf(outer) >= level) outer = outer.prev;
  const list = listOf(outer) ?? listOf(line);
  const format = { list: level > 0 && list, indent: level > 1 && level - 1 };
  this.quill.formatLine(index, 0, format, 'user');
  return false;
}

/** The list of an item, where a new one is not done yet; null for what is no item. */
function listOf(item: unknown): string | null {
  if (!(item instanceof ListItem)) return null;
  const list = String(item.formats().list);
  return list === 'checked' ? 'unchecked' : list;
}

/** The space behind `1.` or `-` begins a list, but in a footnote, which is one already. */
function beginList(
  this: { quill: Quill },
  range: Range,
  context: Context,
  ...others: [never]
): boolean | undefined {
  if (context.format.list === NOTE_LIST || typeof autofill !== 'object') return true;
  return autofill.handler?.call(this, range, context, ...others) ?? undefined;
}

function levelOf(item: ListItem): number {
  return Number(item.formats().indent ?? 0);
}
