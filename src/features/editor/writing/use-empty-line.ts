import type Quill from 'quill';
import { useEffect, useState } from 'react';

/** The empty paragraph that the caret is in, by the middle of its height in the editor; null for none. */
export function useEmptyLine(quill: Quill): { middle: number } | null {
  const [middle, setMiddle] = useState<number | null>(null);
  useEffect(() => {
    const update = () => setMiddle(middleOfEmptyLine(quill));
    quill.on('editor-change', update);
    return () => void quill.off('editor-change', update);
  }, [quill]);
  return middle === null ? null : { middle };
}

/** At nearly every key, the caret is in a text: nothing is measured then. */
function middleOfEmptyLine({ root, container }: Quill): number | null {
  const { activeElement, defaultView } = root.ownerDocument;
  const anchor = activeElement === root ? (defaultView?.getSelection()?.anchorNode ?? null) : null;
  if (anchor === null || anchor.parentNode !== root || !(anchor instanceof HTMLParagraphElement)) return null;
  if (anchor.textContent !== '' || anchor.querySelector('img') !== null) return null;
  const { top, height } = anchor.getBoundingClientRect();
  return Math.round(top - container.getBoundingClientRect().top + height / 2);
}
