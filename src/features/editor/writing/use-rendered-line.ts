import type Quill from 'quill';
import { useEffect } from 'react';
import { quietly } from './quietly.ts';

/** Marks a block of the text that is always laid out: see `content-visibility` in the style sheet. */
const WRITTEN = 'written';

/**
 * Has the blocks laid out that the caret is in or goes to, before it does. Browsers leave out what is out of sight, a new
 * line too until it is first drawn, and find no place for a caret there: a sign that is typed would be behind it.
 */
export function useRenderedLine(quill: Quill): void {
  useEffect(() => {
    const { root } = quill;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    function render(wanted: readonly (Element | null | undefined)[]) {
      const blocks = wanted.filter((block) => block?.classList.contains(WRITTEN) === false);
      if (blocks.length === 0) return;
      quietly(quill, () => {
        for (const block of blocks) block?.classList.add(WRITTEN);
      });
      root.getBoundingClientRect();
    }
    function onKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent) {
      if (!/^(?:Arrow|Home|End|Page)/.test(key)) return;
      const block = blockAtCaret(root);
      const ends = ctrlKey || metaKey ? [root.firstElementChild, root.lastElementChild] : [];
      render([block, block?.previousElementSibling, block?.nextElementSibling, ...ends]);
    }
    root.addEventListener('beforeinput', () => render([blockAtCaret(root)]), options);
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
