import type Quill from 'quill';
import type { BlockEmbed } from 'quill/blots/block.js';
import { useEffect, useState } from 'react';
import { selectedBlock } from '../selected-block.ts';
import { isCaretAlone } from './is-caret-alone.ts';
import { useRenderOnResize } from './use-render-on-resize.ts';

/** The block of a kind that is selected as a whole, while it or its bar has the focus; null for none. */
export function useSelectedKind<Kind extends BlockEmbed>(
  quill: Quill,
  kind: new (...args: ConstructorParameters<typeof BlockEmbed>) => Kind,
): { block: Kind } | null {
  const [selected, setSelected] = useState<{ block: Kind } | null>(null);
  useEffect(() => {
    function update() {
      if (isCaretAlone(quill)) {
        setSelected(null);
        return;
      }
      const block = selectedBlock(quill);
      setSelected(block instanceof kind ? { block } : null);
    }
    quill.on('editor-change', update);
    return () => void quill.off('editor-change', update);
  }, [quill, kind]);
  useRenderOnResize(quill.root, selected, setSelected);
  return selected;
}
