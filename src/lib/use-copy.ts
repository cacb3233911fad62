import { useEffect, useRef, useState } from 'react';
import * as words from '#content/words/post.ts';
import { useHost } from './host.ts';

/** How long a Copy button says that it copied, in ms. */
export const COPIED_MS = 2_000;

/** The state and action of a Copy button. A failure is only logged: the text can still be selected. */
export function useCopy() {
  const { domWindow, announcer } = useHost();
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string) {
    try {
      await domWindow().navigator.clipboard.writeText(text);
    } catch (error) {
      console.error('Copying failed', error);
      return;
    }
    announcer.announce(words.copied);
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
  }

  return { copied, copy };
}
