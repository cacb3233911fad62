import type Quill from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import { blockBeside, isBack, lineBeside, sideOf } from '../beside-block.ts';
import { selectBlock } from '../selected-block.ts';
import type { BesideTable } from './place-after.ts';
import { TableBlock } from './table-block.ts';

/** A table that a key leads into, and at which of its ends. */
interface WayIntoTable {
  /** Where the table is in the text. */
  index: number;
  from: 'start' | 'end';
}

/** Where a key that is pressed in the text leads: into the table that is selected or beside the caret; null elsewhere. */
export function wayIntoTable(quill: Quill, event: KeyboardEvent): WayIntoTable | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey, isComposing, target } = event;
  if (key === 'Enter') {
    if (target !== quill.root || isComposing || shiftKey || ctrlKey || metaKey || altKey) return null;
    const range = quill.getSelection();
    return range !== null && range.length <= 1 ? { index: range.index, from: 'start' } : null;
  }
  const side = sideOf(quill, event); // at nearly every key, the selection is not asked for
  const block = side === null ? null : blockBeside(quill, side);
  if (side === null || !(block instanceof TableBlock)) return null;
  return { index: block.offset(quill.scroll), from: isBack(side) ? 'end' : 'start' };
}

/** Puts the caret into the text before or after a table, for which there is always a line, or selects the block there. */
export function setCaretBeside(quill: Quill, block: TableBlock, to: BesideTable): void {
  const index = block.offset(quill.scroll);
  quill.root.focus({ preventScroll: true });
  const neighbour = lineBeside(quill, block, to === 'after' ? 1 : -1);
  if (neighbour instanceof BlockEmbed) {
    selectBlock(quill, neighbour);
    return;
  }
  if (to === 'after') {
    if (index + 1 >= quill.getLength()) quill.insertText(index + 1, '\n', 'user');
    quill.setSelection(index + 1, 0, 'user');
    return;
  }
  if (index === 0) quill.insertText(0, '\n', 'user');
  quill.setSelection(Math.max(0, index - 1), 0, 'user');
}
