import type Quill from 'quill';
import type { Range } from 'quill';
import { useEffect, useState } from 'react';
import { isCaretAlone } from './is-caret-alone.ts';

/** The selected words that a bar is shown for, and their formats; null while nothing is selected but a caret or a block. */
export function useSelectedWords(quill: Quill): { range: Range; formats: Record<string, unknown> } | null {
  const [selected, setSelected] = useState<{ range: Range; formats: Record<string, unknown> } | null>(null);
  useEffect(() => {
    const { ownerDocument } = quill.root;
    function update() {
      if (isCaretAlone(quill)) {
        setSelected(null);
        return;
      }
      const range = quill.getSelection();
      if (range === null) {
        // The words stay selected for the bar that has the focus.
        if (!quill.container.contains(ownerDocument.activeElement)) setSelected(null);
        return;
      }
      const formats = range.length === 0 ? {} : quill.getFormat(range);
      const hasWords = range.length > 0 && quill.getText(range).trim() !== '' && !('code-block' in formats);
      setSelected(hasWords ? { range, formats } : null);
    }
    quill.on('editor-change', update);
    return () => void quill.off('editor-change', update);
  }, [quill]);
  return selected;
}
