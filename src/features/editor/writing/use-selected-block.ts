import type Quill from 'quill';
import type { Range } from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import { useEffect } from 'react';
import { quietly } from './quietly.ts';

const SELECTED = 'is-selected';

/** Outlines the picture, table or other block that is selected as a whole. */
export function useSelectedBlock(quill: Quill): void {
  useEffect(() => {
    let outlined: Element | null = null;
    function outline(range: Range | null) {
      const [line] = range?.length === 1 ? quill.getLine(range.index) : [null];
      const block = line instanceof BlockEmbed ? line.domNode : null;
      if (block === outlined) return;
      quietly(quill, () => {
        outlined?.classList.remove(SELECTED);
        block?.classList.add(SELECTED);
      });
      outlined = block;
    }
    quill.on('selection-change', outline);
    return () => void quill.off('selection-change', outline);
  }, [quill]);
}
