import type Quill from 'quill';
import { useEffect, useRef } from 'react';
import { cellOf } from '../tables/cell-events.ts';

/** Ctrl+K in the text, or in a table's cell, asks for a link's address; with Command on a Mac. */
export function useLinkKey(quill: Quill, ask: () => void): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      const isMod = (ctrlKey || metaKey) && !altKey && !shiftKey;
      const isInText = target === quill.root || cellOf(target) !== null;
      if (!isMod || key.toLowerCase() !== 'k' || !isInText) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    }
    quill.container.addEventListener('keydown', press, { capture: true });
    return () => quill.container.removeEventListener('keydown', press, { capture: true });
  }, [quill]);
}
