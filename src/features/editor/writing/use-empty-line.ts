import type Quill from 'quill';
import { useEffect, useState } from 'react';

/** The empty paragraph that the caret is in, or that is all of a text without the focus, by the middle of its height in the editor; null for none. */
export function useEmptyLine(quill: Quill): { middle: number } | null {
  const [middle, setMiddle] = useState<number | null>(null);
  useEffect(() => {
    const update = () => setMiddle(middleOfEmptyLine(quill));
    update();
    // Back from a table's cell, the caret is where the editor has it already, and the editor says nothing.
    const { ownerDocument: document } = quill.root;
    document.addEventListener('selectionchange', update);
    quill.on('editor-change', update);
    return () => {
      document.removeEventListener('selectionchange', update);
      quill.off('editor-change', update);
    };
  }, [quill]);
  const isThere = middle !== null;
  useEffect(() => {
    if (!isThere) return undefined;
    // A picture above that has come, a window that is narrower: it is elsewhere then.
    const observer = new ResizeObserver(() => setMiddle(middleOfEmptyLine(quill)));
    observer.observe(quill.root);
    return () => observer.disconnect();
  }, [quill, isThere]);
  return middle === null ? null : { middle };
}

/** At nearly every key, the caret is in a text: nothing is measured then. */
function middleOfEmptyLine({ root, container }: Quill): number | null {
  const { activeElement, defaultView } = root.ownerDocument;
  const anchor =
    activeElement === root ? (defaultView?.getSelection()?.anchorNode ?? null) : onlyChildOf(root);
  if (anchor === null || anchor.parentNode !== root || !(anchor instanceof HTMLParagraphElement)) return null;
  if (anchor.textContent !== '' || anchor.querySelector('img') !== null) return null;
  const { top, height } = anchor.getBoundingClientRect();
  // Until it is first drawn it has a height that is only a guess: see `content-visibility` in the style sheet.
  const line = parseFloat(defaultView?.getComputedStyle(anchor).lineHeight ?? '') || height;
  return Math.round(top - container.getBoundingClientRect().top + line / 2);
}

function onlyChildOf(root: Element): Element | null {
  return root.childElementCount === 1 ? root.firstElementChild : null;
}
