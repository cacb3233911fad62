import type Quill from 'quill';
import { useEffect, useState } from 'react';
import { Figure } from '../figure.ts';
import { selectedBlock } from '../selected-block.ts';
import { isCaretAlone } from './is-caret-alone.ts';

/** The picture that is selected as a whole, while it or its bar has the focus; null for none. */
export function useSelectedFigure(quill: Quill): { figure: Figure } | null {
  const [selected, setSelected] = useState<{ figure: Figure } | null>(null);
  useEffect(() => {
    function update() {
      if (isCaretAlone(quill)) {
        setSelected(null);
        return;
      }
      const block = selectedBlock(quill);
      setSelected(block instanceof Figure ? { figure: block } : null);
    }
    quill.on('editor-change', update);
    return () => void quill.off('editor-change', update);
  }, [quill]);

  const isSelected = selected !== null;
  useEffect(() => {
    if (!isSelected) return undefined;
    // A picture above that has come, a window that is narrower: it is elsewhere then.
    const observer = new ResizeObserver(() => setSelected((now) => now && { ...now }));
    observer.observe(quill.root);
    return () => observer.disconnect();
  }, [quill, isSelected]);
  return selected;
}
