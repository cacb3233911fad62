import type { LucideIcon } from 'lucide-react';
import Asterisk from 'lucide-react/icons/asterisk';
import Info from 'lucide-react/icons/info';
import ListTodo from 'lucide-react/icons/list-todo';
import ButtonIcon from 'lucide-react/icons/square-mouse-pointer';
import Minus from 'lucide-react/icons/minus';
import Table from 'lucide-react/icons/table';
import type Quill from 'quill';
import { apartAt } from '../block-parts.ts';
import { currentRange } from '../commands.ts';
import { CALLOUTS, NO_LANGUAGE } from '../formats.ts';
import { putBlock } from '../put-block.ts';
import { addTable } from '../tables/add-table.ts';
import { addNote } from './add-note.ts';
import { calloutAt } from './callouts.ts';

/** A block of the page for writing. */
export interface Block {
  name: string;
  icon: LucideIcon;
  /** What is typed for it. */
  typed: string;
  /** Makes it at a place of the text. */
  run: (quill: Quill, index: number) => void;
}

/** What no line of a list has, nor of a callout or a quote. */
const UNLISTED = { header: false, button: false, 'code-block': false };
export const PLAIN = { ...UNLISTED, blockquote: false, callout: false, list: false, indent: false };

/** Makes the line at the caret one of this format, and of no other. */
export function line(format: Record<string, unknown>) {
  return (quill: Quill, index: number) => quill.formatLine(index, 0, { ...PLAIN, ...format }, 'user');
}

/** Makes the line at the caret an item of this list, also of one in the quote or the callout that it is in. */
export function item(list: string) {
  return (quill: Quill, index: number) => quill.formatLine(index, 0, { ...UNLISTED, list }, 'user');
}

/** Makes the line at the caret, or all of the callout that it is in, a callout of this kind. */
export function callout(kind: string) {
  return (quill: Quill, index: number) => {
    const all = calloutAt(quill, index);
    const range = all === null ? { index, length: 0 } : { index: all.index, length: all.length - 1 };
    const value = apartAt(quill, range, ['callout', kind]);
    if (all === null) line({ callout: value })(quill, index);
    else quill.formatLine(all.index, all.length, { callout: value }, 'user');
  };
}

/** Makes the selected lines a callout, in which lists stay lists. */
export function makeCallout(quill: Quill): void {
  const range = currentRange(quill);
  const value = apartAt(quill, range, ['callout', CALLOUTS[0]]);
  quill.formatLine(range.index, range.length, { ...UNLISTED, blockquote: false, callout: value }, 'user');
}

/** Makes the line at the caret a block of code of its own. */
export function code(quill: Quill, index: number): void {
  line({ 'code-block': apartAt(quill, { index, length: 0 }, ['code-block', NO_LANGUAGE]) })(quill, index);
}

/** Makes the selected lines one. */
export function makeCode(quill: Quill): void {
  const value = apartAt(quill, currentRange(quill), ['code-block', NO_LANGUAGE]);
  quill.format('code-block', value, 'user');
}

/** A button, whose words and address are asked for by both menus. */
export const BUTTON_BLOCK: Pick<Block, 'name' | 'icon'> = { name: 'Button', icon: ButtonIcon };

/** Those that both menus have: the one that a slash opens, and the toolbar's. */
export const TABLE: Block = { name: 'Table', icon: Table, typed: '/table', run: addTable };
export const NOTE: Block = { name: 'Note', icon: Info, typed: '/note', run: callout('note') };
export const TASK: Block = { name: 'Task', icon: ListTodo, typed: '[ ]', run: item('unchecked') };
export const FOOTNOTE: Block = { name: 'Footnote', icon: Asterisk, typed: '/footnote', run: addNote };
export const DIVIDER: Block = {
  name: 'Divider',
  icon: Minus,
  typed: '---',
  run: (quill, index) => void putBlock(quill, index, { divider: true }),
};
