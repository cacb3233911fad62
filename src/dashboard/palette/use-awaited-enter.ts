import { useEffect, useRef } from 'react';
import type { Entry } from './entry.ts';

/**
 * Enter that comes before there is anything to choose waits for it: then what stands first is, if nothing else was typed
 * meanwhile. Not a guess, which is to be seen before.
 * @returns waits for what the words lead to
 */
export function useAwaitedEnter(
  { words, isLooking }: { words: string; isLooking: boolean },
  first: Entry | undefined,
  choose: (entry: Entry) => void,
): () => void {
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    if (awaited.current === null) return;
    if (awaited.current === words && isLooking) return;
    const isMeant = awaited.current === words && first?.isGuess !== true;
    awaited.current = null;
    if (isMeant && first !== undefined) queueMicrotask(() => choose(first)); // it is closed at once, which an effect can't do
  });
  return () => {
    awaited.current = words;
  };
}
