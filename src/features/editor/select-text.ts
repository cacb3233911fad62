import type Quill from 'quill';
import { Range } from 'quill';
import CodeBlock from 'quill/formats/code.js';
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

/** The code that all of a selection is in, without its last line end; null elsewhere, and where all of it is selected. */
function codeAround(quill: Quill): Range | null {
  const selected = quill.getSelection();
  const [line] = selected === null ? [null] : quill.getLine(selected.index);
  if (selected === null || !(line instanceof CodeBlock)) return null;
  const { parent } = line;
  const code = new Range(parent.offset(quill.scroll), parent.length() - 1);
  const isWithin = selected.index + selected.length <= code.index + code.length;
  return isWithin && selected.length < code.length ? code : null;
}

/** Ctrl+A selects the code that one is in, or else the whole text, also where a browser would select nothing. */
export function useSelectText(quill: Quill | null): void {
  useEffect(() => {
    if (quill === null) return undefined;
    const editor = quill;
    const { root } = editor;
    function onKeyDown(event: KeyboardEvent) {
      const { key, shiftKey, altKey, target } = event;
      if (!isShortcut(event) || shiftKey || altKey || key.toLowerCase() !== 'a' || target !== root) return;
      const code = codeAround(editor);
      if (code !== null) editor.setSelection(code, 'user');
      else if (editor.isEnabled() && beginsWithGuarded(editor)) selectText(editor);
      else return;
      event.preventDefault();
    }
    root.addEventListener('keydown', onKeyDown);
    return () => root.removeEventListener('keydown', onKeyDown);
  }, [quill]);
}
