import type Quill from 'quill';
import { blockBeside, isBack, isPlainKey, leaveBlock, sideOf } from '../beside-block.ts';
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
  if (event.key === 'Enter') {
    if (!isPlainKey(quill, event)) return null;
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
  quill.root.focus({ preventScroll: true });
  leaveBlock(quill, block, to === 'after' ? 1 : -1);
}
