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
      const dialog = dialogOver(container, relatedTarget);
      if (!(target instanceof Element) || dialog === null) return;
      resume = holdFocus(editor, target);
      dialog.addEventListener('close', onClosed, { once: true });
    }
    /** The tool that it was asked for at may have gone meanwhile: a browser then leaves the focus nowhere. */
    function onClosed() {
      const { activeElement, body } = container.ownerDocument;
      if (activeElement !== null && activeElement !== body) return;
      const goOn = resume;
      resume = null;
      if (editor.root.isConnected) goOn?.();
    }
    function onFocus({ target, relatedTarget }: FocusEvent) {
      const goOn = resume;
      resume = null;
      // A field that the focus was led to from elsewhere keeps it.
      if (goOn === null || (relatedTarget !== null && dialogOver(container, relatedTarget) === null)) return;
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

/** The dialog over the text that this is in, if any: the text itself can stand in one. */
function dialogOver(container: Element, target: EventTarget | null): HTMLDialogElement | null {
  const dialog = target instanceof Element ? target.closest('dialog') : null;
  return dialog === null || dialog.contains(container) ? null : dialog;
}
