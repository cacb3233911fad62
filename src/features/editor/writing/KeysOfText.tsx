import type Quill from 'quill';
import { useEffect } from 'react';

/** Tells those who listen how Tab is used in the text, and how it is left. */
export function KeysOfText({ quill: { root } }: { quill: Quill }) {
  const id = `${root.id}-keys`;
  useEffect(() => {
    root.setAttribute('aria-describedby', id);
    return () => root.removeAttribute('aria-describedby');
  }, [root, id]);
  return (
    <p id={id} hidden>
      In lists and code, Tab and Shift+Tab indent. Escape, then Tab leaves the text.
    </p>
  );
}
