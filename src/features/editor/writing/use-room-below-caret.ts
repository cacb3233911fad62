import type Quill from 'quill';
import { useEffect } from 'react';

/** About three lines of text; two in a window that a keyboard on the screen has left low. */
const ROOM = 'min(6.5rem, 16vh)';

/** Keeps the line that is written off the window's bottom edge. */
export function useRoomBelowCaret(quill: Quill): void {
  useEffect(() => keepRoomBelow(quill), [quill]);
}

/**
 * The browser scrolls for what is typed. Quill does at Enter and where it sets the selection, but only once the caret is out
 * of sight: so it is told of a lower one.
 */
function keepRoomBelow(quill: Quill): () => void {
  const page = quill.root.ownerDocument.documentElement;
  page.style.scrollPaddingBottom = ROOM;
  const scroll = quill.scrollRectIntoView.bind(quill);
  quill.scrollRectIntoView = (rect) => {
    const room = parseFloat(getComputedStyle(page).scrollPaddingBottom) || 0;
    scroll({ ...rect, bottom: rect.bottom + room });
  };
  return () => {
    page.style.scrollPaddingBottom = '';
    quill.scrollRectIntoView = scroll;
  };
}
