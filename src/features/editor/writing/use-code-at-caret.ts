import type Quill from 'quill';
import { useEffect } from 'react';
import { quietly } from './quietly.ts';

const AT_CARET = 'at-caret';

/** Marks the block of code that the caret is in: its tools are shown then. Nothing is measured for it. */
export function useCodeAtCaret(quill: Quill): void {
  useEffect(() => {
    const { root } = quill;
    let marked: Element | null = null;
    function update() {
      const { activeElement, defaultView } = root.ownerDocument;
      const anchor = activeElement === root ? (defaultView?.getSelection()?.anchorNode ?? null) : null;
      const code = anchor?.parentElement?.closest('.ql-code-block-container') ?? null;
      if (code === marked) return;
      quietly(quill, () => {
        marked?.classList.remove(AT_CARET);
        code?.classList.add(AT_CARET);
      });
      marked = code;
    }
    quill.on('editor-change', update);
    return () => void quill.off('editor-change', update);
  }, [quill]);
}
