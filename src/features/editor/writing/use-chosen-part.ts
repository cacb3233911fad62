import type Quill from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import { useCallback, useEffect, useRef } from 'react';
import { isPlainKey } from '../beside-block.ts';
import { deleteStretch } from '../delete-blocks.ts';
import { selectBlock } from '../selected-block.ts';
import type { Part } from './parts.ts';

/**
 * Selects a part of the text as a whole: Delete or Backspace takes it away then, not its words alone, which would leave an empty
 * line.
 */
export function useChosenPart(quill: Quill): (part: Part) => void {
  const chosen = useRef<Part | null>(null);
  useEffect(() => {
    const forget = () => {
      chosen.current = null;
    };
    function onKeyDown(event: KeyboardEvent) {
      const { current: part } = chosen;
      const isDeleting = event.key === 'Delete' || event.key === 'Backspace';
      if (part === null || !isDeleting || !isPlainKey(quill, event) || !isSelected(quill, part)) return;
      event.preventDefault();
      event.stopPropagation();
      deleteStretch(quill, part);
      quill.setSelection(Math.min(part.start, quill.getLength() - 1), 0, 'user');
    }
    quill.on('text-change', forget);
    quill.container.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      quill.off('text-change', forget);
      quill.container.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [quill]);

  return useCallback(
    (part) => {
      const [line] = quill.getLine(part.start);
      if (line instanceof BlockEmbed) {
        selectBlock(quill, line);
        return;
      }
      quill.setSelection(part.start, part.end - part.start - 1, 'user');
      chosen.current = part;
    },
    [quill],
  );
}

function isSelected(quill: Quill, { start, end }: Part): boolean {
  const range = quill.getSelection();
  return range?.index === start && range.length === end - start - 1;
}
