import type Quill from 'quill';
import type { Delta } from 'quill';
import { useEffect, useState } from 'react';
import { EMBED_SIGN, textBefore, textBetween } from './line-text.ts';
import { typedSign } from './use-markdown.ts';

/** Longer text behind the slash is text. */
const MAX_TYPED = 24;

/** What the menu belongs to: a slash that was typed, or the place at which the plus was pressed; and the words behind it. */
export interface Slash {
  index: number;
  sign: '/' | '';
  typed: string;
  /** Whether there are words before it in its line. */
  isBehindWords: boolean;
}

/** The slash at a line's start or behind a space, or the place of the plus; null for none, and once it is dismissed. */
export function useSlash(quill: Quill | null) {
  const [slash, setSlash] = useState<Slash | null>(null);
  useEffect(() => {
    if (quill === null) return undefined;
    const editor = quill;
    function follow() {
      setSlash((open) => {
        if (open === null) return null; // at nearly every key: the selection is not asked for
        const range = editor.getSelection();
        if (range === null || range.length > 0) return null;
        const start = open.index + open.sign.length;
        if (range.index < start || textBetween(editor, open.index, start) !== open.sign) return null;
        const typed = textBetween(editor, start, range.index);
        if (!/^(?! )[^\n/]*$/.test(typed) || typed.length >= MAX_TYPED) return null;
        return typed === open.typed ? open : { ...open, typed };
      });
    }
    function onText(change: Delta, _: Delta, source: string) {
      const added = source === 'user' ? typedSign(change) : null;
      const before = added?.sign === '/' ? openingBefore(editor, added.end) : null;
      if (added === null || before === null) follow();
      else setSlash({ index: added.end - 1, sign: '/', typed: '', isBehindWords: before.trim() !== '' });
    }
    editor.on('text-change', onText);
    editor.on('selection-change', follow);
    return () => {
      editor.off('text-change', onText);
      editor.off('selection-change', follow);
    };
  }, [quill]);
  return {
    slash,
    /** Opens the menu at a place of the text, without a slash. */
    openAt: (index: number) => setSlash({ index, sign: '', typed: '', isBehindWords: false }),
    dismiss: () => setSlash(null),
  };
}

/** What stands before a slash that opens the menu, in its line; null where it is a slash. */
function openingBefore(quill: Quill, end: number): string | null {
  const before = textBefore(quill, end).slice(0, -1);
  const formats = quill.getFormat(end);
  const isCode = 'code-block' in formats || 'code' in formats;
  return !isCode && (before === '' || /\s$/.test(before) || before.endsWith(EMBED_SIGN)) ? before : null;
}
