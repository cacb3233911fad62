import type Quill from 'quill';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useRovingFocus } from '../use-roving-focus.ts';

/**
 * What the bars at the selection have in common: they wait until it is drawn, Alt+F10 leads to them, Escape back.
 * @param leave gives the text the focus and its selection
 */
export function useBar(quill: Quill, leave: () => void) {
  const [isHeld, setHeld] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(ref);

  useEffect(() => {
    // A selection that is still being drawn is not covered, nor is it known yet.
    const hold = () => setHeld(true);
    const release = () => setHeld(false);
    const { ownerDocument: document } = quill.root;
    function onKeyDown(event: globalThis.KeyboardEvent) {
      // Of two bars, the one at the link, which is rendered first.
      const isKey = event.key === 'F10' && event.altKey && !event.defaultPrevented;
      if (!isKey || ref.current === null) return;
      event.preventDefault();
      event.stopPropagation();
      ref.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    }
    // Once a picture is dragged, its pointer is never let go.
    for (const end of ['pointerup', 'pointercancel', 'dragend']) document.addEventListener(end, release);
    quill.root.addEventListener('pointerdown', hold);
    quill.root.addEventListener('keydown', onKeyDown);
    return () => {
      for (const end of ['pointerup', 'pointercancel', 'dragend']) document.removeEventListener(end, release);
      quill.root.removeEventListener('pointerdown', hold);
      quill.root.removeEventListener('keydown', onKeyDown);
    };
  }, [quill]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      leave();
    } else roving.onKeyDown(event);
  }
  return {
    isHeld,
    ref,
    /** The toolbar element's, beside its `ref` and name. */
    bar: {
      role: 'toolbar',
      tabIndex: -1,
      'aria-controls': quill.root.id,
      onFocus: roving.onFocus,
      onKeyDown,
    },
  };
}
