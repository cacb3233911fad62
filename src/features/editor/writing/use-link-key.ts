import type Quill from 'quill';
import { useEffect, useRef } from 'react';

/** Ctrl+K in the text asks for a link's address; with Command on a Mac. */
export function useLinkKey(quill: Quill, ask: () => void): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      const isMod = (ctrlKey || metaKey) && !altKey && !shiftKey;
      if (!isMod || key.toLowerCase() !== 'k' || target !== quill.root) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    }
    quill.container.addEventListener('keydown', press, { capture: true });
    return () => quill.container.removeEventListener('keydown', press, { capture: true });
  }, [quill]);
}
