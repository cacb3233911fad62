import type Quill from 'quill';
import { Delta } from 'quill';
import { useEffect } from 'react';
import { business } from '#content/business.ts';
import { isPlainKey } from '../beside-block.ts';
import { asOneStep } from '../one-step.ts';
import { textBefore } from './line-text.ts';
import { quotesOf, TYPED_SIGNS, typographicAtEnd } from './typographic.ts';
import { useTypographicSetting } from './typographic-setting.ts';
import { typedSign } from './use-markdown.ts';

const QUOTES = quotesOf(business.language.locale);

/**
 * Quotes, apostrophes, dashes and ellipses become typographic ones as they are typed, those of the site's language. Each is a
 * step of its own: one undo, or Backspace at once, brings back what was typed.
 */
export function useTypographic(quill: Quill | null): void {
  const { isTypographic } = useTypographicSetting();
  useEffect(() => {
    if (quill === null || !isTypographic) return undefined;
    const editor = quill;
    /** The caret behind a sign that was just made; null once anything else has happened. */
    let made: number | null = null;
    function onChange(change: Delta, _: Delta, source: string) {
      made = null;
      const typed = source === 'user' && !editor.history.ignoreChange ? typedSign(change) : null;
      if (typed === null || !TYPED_SIGNS.includes(typed.sign)) return;
      // After all others have heard of the sign.
      queueMicrotask(() => {
        if (makeTypographic(editor, typed.end)) made = editor.getSelection()?.index ?? null;
      });
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Backspace' || made === null || !isPlainKey(editor, event)) return;
      const range = editor.getSelection();
      if (range?.index !== made || range.length > 0) return;
      event.preventDefault();
      event.stopPropagation();
      editor.history.undo();
    }
    editor.on('text-change', onChange);
    editor.container.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      editor.off('text-change', onChange);
      editor.container.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [quill, isTypographic]);
}

/** Changes what the words before this place end with. @returns whether it did */
function makeTypographic(quill: Quill, end: number): boolean {
  const line = textBefore(quill, end);
  const found = typographicAtEnd(line, QUOTES);
  const range = quill.getSelection();
  if (found === null || range?.index !== end || range.length > 0) return false;
  const { length, text } = found;
  const start = end - line.length + found.start;
  const { ops } = quill.getContents(start, length);
  const [{ attributes = {} } = {}] = ops;
  if ('code-block' in quill.getFormat(end) || ops.some((op) => op.attributes?.code)) return false;
  const change = new Delta().retain(start).insert(text, attributes).delete(length);
  asOneStep(quill, () => quill.updateContents(change, 'user'));
  quill.setSelection(end - length + text.length, 0, 'silent');
  return true;
}
