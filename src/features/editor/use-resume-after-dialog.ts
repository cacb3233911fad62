import type Quill from 'quill';
import { useEffect } from 'react';
import { holdFocus } from './tables/hold-focus.ts';

/**
 * Goes on where one wrote once a dialog closes, whichever it is. A browser gives the focus back alone: with the selection left
 * elsewhere, what is typed would be lost. A dialog that was asked for at a block's tools leads to the text, too.
 */
export function useResumeAfterDialog(quill: Quill | null): void {
  useEffect(() => {
    if (quill === null) return undefined;
    const editor = quill;
    const { container } = editor;
    let resume: (() => void) | null = null;
    function onBlur({ target, relatedTarget }: FocusEvent) {
      if (target instanceof Element && isInDialog(relatedTarget, container)) {
        resume = holdFocus(editor, target);
      }
    }
    function onFocus({ target, relatedTarget }: FocusEvent) {
      const goOn = resume;
      resume = null;
      // A field that the focus was led to from elsewhere keeps it.
      if (goOn === null || (relatedTarget !== null && !isInDialog(relatedTarget, container))) return;
      if (target instanceof Node && container.contains(target)) goOn();
    }
    container.addEventListener('blur', onBlur, { capture: true });
    container.addEventListener('focus', onFocus, { capture: true });
    return () => {
      container.removeEventListener('blur', onBlur, { capture: true });
      container.removeEventListener('focus', onFocus, { capture: true });
    };
  }, [quill]);
}

/** Whether this is in a dialog over the text: the text itself can stand in one. */
function isInDialog(target: EventTarget | null, container: Element): boolean {
  const dialog = target instanceof Element ? target.closest('dialog') : null;
  return dialog !== null && !dialog.contains(container);
}
