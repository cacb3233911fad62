import type Quill from 'quill';
import { useEffect } from 'react';
import { asOneStep } from './one-step.ts';
import { isShortcut } from './tables/cell-keys.ts';

/** Whether the text begins with a block that isn't written in, such as a video: a browser's selection can't begin there. */
function beginsWithGuarded(quill: Quill): boolean {
  return quill.root.firstElementChild?.getAttribute('contenteditable') === 'false';
}

/** Selects the whole text. Where a browser could not, there is a line before it, then. */
export function selectText(quill: Quill): void {
  if (beginsWithGuarded(quill)) asOneStep(quill, () => quill.insertText(0, '\n', 'user'));
  quill.root.focus({ preventScroll: true });
  quill.setSelection(0, quill.getLength(), 'user');
}

/** Ctrl+A, where a browser would select nothing. */
export function useSelectText(quill: Quill | null): void {
  useEffect(() => {
    if (quill === null) return undefined;
    const editor = quill;
    const { root } = editor;
    function onKeyDown(event: KeyboardEvent) {
      const { key, shiftKey, altKey, target } = event;
      if (!isShortcut(event) || shiftKey || altKey || key.toLowerCase() !== 'a' || target !== root) return;
      if (!editor.isEnabled() || !beginsWithGuarded(editor)) return;
      event.preventDefault();
      selectText(editor);
    }
    root.addEventListener('keydown', onKeyDown);
    return () => root.removeEventListener('keydown', onKeyDown);
  }, [quill]);
}
