import type Quill from 'quill';
import { useEffect } from 'react';
import { layOut } from './lay-out.ts';

/**
 * Has the blocks laid out that the caret is in or goes to, before it does. Browsers leave out what is out of sight, a new
 * line too until it is first drawn, and find no place for a caret there: a sign that is typed would be behind it.
 */
export function useRenderedLine(quill: Quill): void {
  useEffect(() => {
    const { root } = quill;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    function onKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent) {
      if (!/^(?:Arrow|Home|End|Page)/.test(key)) return;
      const block = blockAtCaret(root);
      const ends = ctrlKey || metaKey ? [root.firstElementChild, root.lastElementChild] : [];
      layOut(quill, [block, block?.previousElementSibling, block?.nextElementSibling, ...ends]);
    }
    root.addEventListener('beforeinput', () => layOut(quill, [blockAtCaret(root)]), options);
    root.addEventListener('keydown', onKeyDown, options);
    return () => listening.abort();
  }, [quill]);
}

/** The block of the text that the caret is in. */
function blockAtCaret(root: HTMLElement): Element | null {
  const anchor = root.ownerDocument.getSelection()?.anchorNode ?? null;
  let node = anchor !== null && root.contains(anchor) ? anchor : null;
  while (node !== null && node.parentNode !== root) node = node.parentNode;
  return node instanceof Element ? node : null;
}
