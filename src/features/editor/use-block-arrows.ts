import type Quill from 'quill';
import { useEffect } from 'react';
import { blockBeside, isBack, leaveBlock, sideOf } from './beside-block.ts';
import { selectBlock, selectedBlock } from './selected-block.ts';
import type { Side } from './sides.ts';
import { TableBlock } from './tables/table-block.ts';

/** The arrows select a block beside the caret, and lead on from one that is selected. Into a table they lead themselves. */
export function useBlockArrows(quill: Quill | null): void {
  useEffect(() => {
    if (quill === null) return undefined;
    const editor = quill;
    const { container } = editor;
    function onKeyDown(event: KeyboardEvent) {
      const side = sideOf(editor, event);
      if (side === null || event.defaultPrevented || !goOn(editor, side)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    container.addEventListener('keydown', onKeyDown, { capture: true });
    return () => container.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [quill]);
}

/** @returns whether a block is left or selected */
function goOn(quill: Quill, side: Side): boolean {
  const selected = selectedBlock(quill);
  if (selected !== null) {
    leaveBlock(quill, selected, isBack(side) ? -1 : 1);
    return true;
  }
  const block = blockBeside(quill, side);
  if (block === null || block instanceof TableBlock) return false;
  selectBlock(quill, block);
  return true;
}
