import type Quill from 'quill';
import type { Delta } from 'quill';
import { useEffect, useState } from 'react';
import { EMBED_SIGN, textBefore, textBetween } from './line-text.ts';
import { noteNumber } from './note-change.ts';
import { ASK_BLOCK } from './insert-beside.ts';
import { isIntoWords } from './block-commands.ts';
import { typedSign } from './use-markdown.ts';

/** Longer text behind the slash is text. */
const MAX_TYPED = 24;
/** So much of a name behind a slash that is straight behind a word is a command: not `and/or`, `1/2`. */
const MIN_LATE = 3;

/** What the menu belongs to: a slash that was typed, or the place at which the plus was pressed; and the words behind it. */
export interface Slash {
  index: number;
  sign: '/' | '';
  typed: string;
  /** Whether there are words before it in its line. */
  isBehindWords: boolean;
}

/**
 * The slash at a line's start, behind a space, a bracket or a footnote's mark, or before a footnote or a link straight behind a word; or the place
 * of the plus; null for none, and once it is dismissed.
 */
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
    /** The place of a slash straight behind a word, while what is typed behind it may become a command. */
    let late: number | null = null;
    function onText(change: Delta, _: Delta, source: string) {
      const added = source === 'user' ? typedSign(change) : null;
      const opened = added === null ? null : slashAt(editor, added, late);
      late = added === null || opened !== null ? null : lateAt(editor, added, late);
      if (opened === null) follow();
      else setSlash(opened);
    }
    const open = (index: number) => setSlash(openedAt(index));
    editor.on('text-change', onText);
    editor.emitter.on(ASK_BLOCK, open);
    editor.on('selection-change', follow);
    return () => {
      editor.off('text-change', onText);
      editor.emitter.off(ASK_BLOCK, open);
      editor.off('selection-change', follow);
    };
  }, [quill]);
  return {
    slash,
    /** Opens the menu at a place of the text, without a slash. */
    openAt: (index: number) => setSlash(openedAt(index)),
    dismiss: () => setSlash(null),
  };
}

const openedAt = (index: number): Slash => ({ index, sign: '', typed: '', isBehindWords: false });

type Typed = NonNullable<ReturnType<typeof typedSign>>;

/** What a sign opens: the slash itself, or, straight behind a word, the beginning of what goes into its line. */
function slashAt(quill: Quill, { sign, end }: Typed, late: number | null): Slash | null {
  if (sign === '/') {
    const before = openingBefore(quill, end);
    return before === null ? null : { index: end - 1, sign, typed: '', isBehindWords: before.trim() !== '' };
  }
  const typed = late === null ? '' : textBetween(quill, late + 1, end);
  const isMeant = typed.length >= MIN_LATE && isIntoWords(typed);
  return late === null || !isMeant ? null : { index: late, sign: '/', typed, isBehindWords: true };
}

function lateAt(quill: Quill, { sign, end }: Typed, late: number | null): number | null {
  if (sign === '/') return isBehindWord(quill, end - 1) ? end - 1 : null;
  return late !== null && isIntoWords(textBetween(quill, late + 1, end)) ? late : null;
}

/** Whether a place is straight behind a word: not of an address or a path. */
function isBehindWord(quill: Quill, index: number): boolean {
  const formats = quill.getFormat(index);
  const [word = ''] = /\S*$/.exec(textBefore(quill, index)) ?? [];
  return !('code-block' in formats || 'code' in formats || 'link' in formats) && /^[^/:@\\]+$/.test(word);
}

/** What stands before a slash that opens the menu, in its line; null where it is a slash. */
function openingBefore(quill: Quill, end: number): string | null {
  const before = textBefore(quill, end).slice(0, -1);
  const formats = quill.getFormat(end);
  const isCode = 'code-block' in formats || 'code' in formats;
  const isBehindNote = end > 1 && noteNumber(quill.getFormat(end - 2, 1).link) !== null;
  return !isCode &&
    (before === '' || isBehindNote || /[\s([{"“‘«]$/.test(before) || before.endsWith(EMBED_SIGN))
    ? before
    : null;
}
