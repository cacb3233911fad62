import type Quill from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import { useEffect, useState } from 'react';
import { DESCRIBE_EVENT, Figure, LEAVE_EVENT, rightOf } from '../figure.ts';
import { writeAt } from '../use-below-selected.ts';

/** The picture whose alternative text is asked for, if any. */
export function useFigures(quill: Quill) {
  const [described, setDescribed] = useState<Figure | null>(null);
  useEffect(() => {
    const { root } = quill;
    const blotAt = (event: Event) => (event.target instanceof Node ? quill.scroll.find(event.target) : null);
    function onDescribe(event: Event) {
      const figure = blotAt(event);
      if (figure instanceof Figure) setDescribed(figure);
    }
    function onLeave(event: Event) {
      const block = blotAt(event);
      if (block === null) return;
      const right = block instanceof Figure ? rightOf(block) : null;
      if (right !== null) {
        right.domNode.querySelector('textarea')?.focus();
        return;
      }
      const index = block.offset(quill.scroll) + 1;
      // The caption is in the text: the focus would stay in it.
      quill.root.focus({ preventScroll: true });
      goOnAt(quill, index);
    }
    root.addEventListener(DESCRIBE_EVENT, onDescribe);
    root.addEventListener(LEAVE_EVENT, onLeave);
    return () => {
      root.removeEventListener(DESCRIBE_EVENT, onDescribe);
      root.removeEventListener(LEAVE_EVENT, onLeave);
    };
  }, [quill]);
  return { described, close: () => setDescribed(null) };
}

/** Goes on in the line that is there, or else in a new one. */
function goOnAt(quill: Quill, index: number): void {
  const [line] = quill.getLine(index);
  if (line === null || line instanceof BlockEmbed) writeAt(quill, index);
  else {
    quill.setSelection(index, 0, 'user');
    quill.scrollSelectionIntoView();
  }
}
