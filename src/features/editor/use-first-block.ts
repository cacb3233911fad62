import type Quill from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import { useEffect } from 'react';
import { selectBlock } from './selected-block.ts';

/** Selects the block that a text begins with where the focus comes to it by a key: there is no line for the caret. */
export function useFirstBlock(quill: Quill | null): void {
  useEffect(() => {
    if (quill === null) return undefined;
    const editor = quill;
    const { root } = editor;
    function selectFirst() {
      setTimeout(() => {
        if (!editor.hasFocus()) return;
        const range = editor.getSelection();
        const isAtStart = range === null || (range.index === 0 && range.length === 0);
        const [line] = isAtStart ? editor.getLine(0) : [null];
        if (line instanceof BlockEmbed) selectBlock(editor, line);
      });
    }
    root.addEventListener('focus', selectFirst);
    return () => root.removeEventListener('focus', selectFirst);
  }, [quill]);
}
