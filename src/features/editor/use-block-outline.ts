import type Quill from 'quill';
import type { Range } from 'quill';
import { useEffect } from 'react';
import { blockOf } from './selected-block.ts';
import { quietly } from './writing/quietly.ts';

const SELECTED = 'is-selected';

/** Outlines the picture, table or other block that is selected as a whole. */
export function useBlockOutline(quill: Quill | null): void {
  useEffect(() => {
    if (quill === null) return undefined;
    const editor = quill;
    let outlined: Element | null = null;
    function outline(range: Range | null) {
      const block = blockOf(editor, range)?.domNode ?? null;
      if (block === outlined) return;
      quietly(editor, () => {
        outlined?.classList.remove(SELECTED);
        block?.classList.add(SELECTED);
      });
      outlined = block;
    }
    editor.on('selection-change', outline);
    return () => void editor.off('selection-change', outline);
  }, [quill]);
}
