import type Quill from 'quill';
import { useEffect, useRef } from 'react';
import { cellOf } from '../tables/cell-events.ts';
import { captionField, isLinkAsked } from './caption-marks.ts';

/**
 * Ctrl+K in the text, in a caption or in a table's cell asks for the address of a link: of the selected words, or where the caret is at one;
 * with Command on a Mac. Elsewhere it is the page's.
 */
export function useLinkKey(quill: Quill, ask: () => void): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      const isMod = (ctrlKey || metaKey) && !altKey && !shiftKey;
      // Quill takes the focus to say what stands at the caret, and no other key may bring that back.
      if (!isMod || key.toLowerCase() !== 'k') return;
      const caption = captionField(target);
      const isInText = target === quill.root || cellOf(target) !== null;
      const isAsked = caption === null ? isInText && isForLink(quill) : isLinkAsked(caption);
      if (!isAsked) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    }
    quill.container.addEventListener('keydown', press, { capture: true });
    return () => quill.container.removeEventListener('keydown', press, { capture: true });
  }, [quill]);
}

function isForLink(quill: Quill): boolean {
  const selection = quill.root.ownerDocument.getSelection();
  if (selection?.isCollapsed === false) return true;
  const caret = selection?.anchorNode?.parentElement;
  return (caret?.closest('a') ?? null) !== null || quill.getFormat().link !== undefined;
}
