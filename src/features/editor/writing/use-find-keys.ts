import type Quill from 'quill';
import { useEffect, useState } from 'react';
import { currentRange } from '../commands.ts';

/** Sent to the text by a tool that opens its search. */
export const FIND_EVENT = 'editor:find';

/** A search that is open. */
interface Asked {
  initial: string;
  replaces: boolean;
  round: number;
}

/** Longer selections are no words to look for. */
const MAX_WORDS = 100;

/** Ctrl+F and Ctrl+H (Command on a Mac), anywhere on the page but in a dialog, open the search of the text. */
export function useFindKeys(quill: Quill) {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    const { ownerDocument: document } = quill.root;
    function press(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isAsked || (key !== 'f' && key !== 'h')) return;
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      ask(key === 'h');
    }
    function ask(replaces: boolean) {
      const { index, length } = currentRange(quill);
      const selected = length > 0 && length <= MAX_WORDS ? quill.getText(index, length) : '';
      setAsked((before) => ({
        initial: before?.initial ?? (selected.includes('\n') ? '' : selected),
        replaces,
        round: (before?.round ?? 0) + 1,
      }));
    }
    const askToReplace = () => ask(true);
    const { root } = quill;
    document.addEventListener('keydown', press);
    root.addEventListener(FIND_EVENT, askToReplace);
    return () => {
      document.removeEventListener('keydown', press);
      root.removeEventListener(FIND_EVENT, askToReplace);
    };
  }, [quill]);
  return { asked, close: () => setAsked(null) };
}
