import type Quill from 'quill';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Alt+F10 in the text leads to its toolbar, unless a bar at what is selected has taken it; Escape leads back.
 * @returns whether the focus is in the text, or came to the toolbar from there
 */
export function useToolsKey(quill: Quill | null, toolbar: RefObject<HTMLElement | null>): () => boolean {
  const isFromText = useRef(false);
  useEffect(() => {
    if (quill === null) return undefined;
    const { container } = quill;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'F10' || !event.altKey || event.defaultPrevented) return;
      event.preventDefault();
      toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    }
    function onEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      quill?.focus({ preventScroll: true });
    }
    function onFocusIn({ relatedTarget: from }: FocusEvent) {
      if (from instanceof Node && tools?.contains(from) === false)
        isFromText.current = container.contains(from);
    }
    const tools = toolbar.current;
    tools?.addEventListener('focusin', onFocusIn);
    container.addEventListener('keydown', onKeyDown);
    tools?.addEventListener('keydown', onEscape);
    return () => {
      container.removeEventListener('keydown', onKeyDown);
      tools?.removeEventListener('keydown', onEscape);
      tools?.removeEventListener('focusin', onFocusIn);
    };
  }, [quill, toolbar]);
  return () => {
    const focused = quill?.root.ownerDocument.activeElement ?? null;
    return (
      quill?.container.contains(focused) === true ||
      (toolbar.current?.contains(focused) === true && isFromText.current)
    );
  };
}
