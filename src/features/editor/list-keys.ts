import type Quill from 'quill';
import type { Range } from 'quill';
import Keyboard, { type Context } from 'quill/modules/keyboard.js';
import { ListItem } from './lists.ts';
import { NOTE_LIST } from './note-lines.ts';

const { 'list autofill': autofill } = Keyboard.DEFAULTS.bindings;

/** What keys do in lists, in the place of Quill's bindings of the same names. */
export const LIST_KEYS = {
  'list empty enter': { key: 'Enter', collapsed: true, format: ['list'], empty: true, handler: stepOut },
  'list autofill': typeof autofill === 'object' ? { ...autofill, handler: beginList } : autofill,
};

/** Enter in an empty item leads one level out, into the list that this one is in; from the first level, out of the list. */
function stepOut(this: { quill: Quill }, { index }: Range, { line }: Context): boolean {
  const level = line instanceof ListItem ? levelOf(line) : 0;
  let { prev: outer } = line;
  while (outer instanceof ListItem && levelOf(outer) >= level) outer = outer.prev;
  const list = outer instanceof ListItem ? outer.formats().list : line.formats().list;
  const format = {
    list: level === 0 ? false : list === 'checked' ? 'unchecked' : list,
    indent: level > 1 ? level - 1 : false,
  };
  this.quill.formatLine(index, 0, format, 'user');
  return false;
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
