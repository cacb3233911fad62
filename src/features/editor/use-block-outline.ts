import type Quill from 'quill';
import type { Range } from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import { useEffect } from 'react';
import { blockOf, selectBlock } from './selected-block.ts';
import { quietly } from './writing/quietly.ts';

const SELECTED = 'is-selected';

/** Outlines the picture, table or other block that is selected as a whole: the first one, too, where a text begins with it and gets the focus. */
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
    /** Where the focus comes to a text that begins with a block, by a key, there is no line for the caret. */
    function selectFirst() {
      setTimeout(() => {
        if (!editor.hasFocus()) return;
        const range = editor.getSelection();
        const isAtStart = range === null || (range.index === 0 && range.length === 0);
        const [line] = isAtStart ? editor.getLine(0) : [null];
        if (line instanceof BlockEmbed) selectBlock(editor, line);
      });
    }
    const { root } = editor;
    editor.on('selection-change', outline);
    root.addEventListener('focus', selectFirst);
    return () => {
      editor.off('selection-change', outline);
      root.removeEventListener('focus', selectFirst);
    };
  }, [quill]);
}
