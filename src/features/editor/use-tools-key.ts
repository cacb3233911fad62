import type Quill from 'quill';
import { type RefObject, useEffect } from 'react';

/** Alt+F10 in the text leads to its toolbar, unless a bar at what is selected has taken it; Escape leads back. */
export function useToolsKey(quill: Quill | null, toolbar: RefObject<HTMLElement | null>): void {
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
    const tools = toolbar.current;
    container.addEventListener('keydown', onKeyDown);
    tools?.addEventListener('keydown', onEscape);
    return () => {
      container.removeEventListener('keydown', onKeyDown);
      tools?.removeEventListener('keydown', onEscape);
    };
  }, [quill, toolbar]);
}
