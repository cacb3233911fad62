import type Quill from 'quill';
import { useEffect } from 'react';

/** Marks a block of the text that is always laid out: see `content-visibility` in the style sheet. */
const WRITTEN = 'written';

/**
 * Has the block that one writes in laid out before a sign goes into it. Browsers leave out what is out of sight, a new
 * line too until it is first drawn; a sign that is typed into such a block is behind the caret instead of before it.
 */
export function useRenderedLine(quill: Quill): void {
  useEffect(() => {
    const { root, scroll } = quill;
    function render() {
      const block = blockAtCaret(root);
      if (block === null || block.classList.contains(WRITTEN)) return;
      // The mark is no change of the text: nobody has to compare the document for it.
      scroll.update();
      block.classList.add(WRITTEN);
      scroll.observer.takeRecords();
      block.getBoundingClientRect();
    }
    root.addEventListener('beforeinput', render, { capture: true });
    return () => root.removeEventListener('beforeinput', render, { capture: true });
  }, [quill]);
}

/** The block of the text that the caret is in. */
function blockAtCaret(root: HTMLElement): Element | null {
  const anchor = root.ownerDocument.getSelection()?.anchorNode ?? null;
  let node = anchor !== null && root.contains(anchor) ? anchor : null;
  while (node !== null && node.parentNode !== root) node = node.parentNode;
  return node instanceof Element ? node : null;
}
