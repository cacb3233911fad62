import type { LucideIcon } from 'lucide-react';
import Asterisk from 'lucide-react/icons/asterisk';
import Info from 'lucide-react/icons/info';
import ListTodo from 'lucide-react/icons/list-todo';
import ButtonIcon from 'lucide-react/icons/square-mouse-pointer';
import Minus from 'lucide-react/icons/minus';
import Table from 'lucide-react/icons/table';
import type Quill from 'quill';
import { Callout } from '../callout.ts';
import { asOneStep } from '../one-step.ts';
import { putBlock } from '../put-block.ts';
import { addTable } from '../tables/add-table.ts';
import { noteChange } from './note-change.ts';

/** A block of the page for writing. */
export interface Block {
  name: string;
  icon: LucideIcon;
  /** What is typed for it. */
  typed: string;
  /** Makes it at a place of the text. */
  run: (quill: Quill, index: number) => void;
}

const LINE_FORMATS = ['header', 'blockquote', 'callout', 'list', 'indent', 'button', 'code-block'];
const PLAIN = Object.fromEntries(LINE_FORMATS.map((name) => [name, false]));

/** Makes the line at the caret one of this format, and of no other. */
export function line(format: Record<string, unknown>) {
  return (quill: Quill, index: number) => quill.formatLine(index, 0, { ...PLAIN, ...format }, 'user');
}

/** Makes the line at the caret, or all of the callout that it is in, a callout of this kind. */
export function callout(kind: string) {
  return (quill: Quill, index: number) => {
    const [at] = quill.getLine(index);
    if (!(at instanceof Callout)) {
      line({ callout: kind })(quill, index);
      return;
    }
    const isOfIt = (blot: unknown): blot is Callout =>
      blot instanceof Callout && blot.domNode.dataset.kind === at.domNode.dataset.kind;
    let [first, last] = [at, at];
    while (isOfIt(first.prev)) first = first.prev;
    while (isOfIt(last.next)) last = last.next;
    const start = first.offset(quill.scroll);
    const end = last.offset(quill.scroll) + last.length();
    quill.formatLine(start, end - start, { callout: kind }, 'user');
  };
}

/** Adds a note to the words before the caret, without the space that a slash needs; the caret is then in the note. */
function addNote(quill: Quill, at: number): void {
  const isApart = at > 0 && /^ \s$/.test(quill.getText(at - 1, 2));
  const index = isApart ? at - 1 : at;
  let caret = 0;
  asOneStep(quill, () => {
    if (isApart) quill.deleteText(index, 1, 'user');
    const note = noteChange(quill.getContents().ops, index);
    quill.updateContents(note.change, 'user');
    ({ caret } = note);
  });
  quill.setSelection(caret, 0, 'user');
  quill.scrollSelectionIntoView();
}

/** A button, whose words and address are asked for by both menus. */
export const BUTTON_BLOCK: Pick<Block, 'name' | 'icon'> = { name: 'Button', icon: ButtonIcon };

/** Those that both menus have: the one that a slash opens, and the toolbar's. */
export const TABLE: Block = { name: 'Table', icon: Table, typed: '/table', run: addTable };
export const NOTE: Block = { name: 'Note', icon: Info, typed: '/note', run: callout('note') };
export const TASK: Block = { name: 'Task', icon: ListTodo, typed: '[ ]', run: line({ list: 'unchecked' }) };
export const FOOTNOTE: Block = { name: 'Footnote', icon: Asterisk, typed: '/footnote', run: addNote };
export const DIVIDER: Block = {
  name: 'Divider',
  icon: Minus,
  typed: '---',
  run: (quill, index) => void putBlock(quill, index, { divider: true }),
};
