import { type RefObject, useEffect } from 'react';

/** Keys that write: the others are for what surrounds the text. */
function writes({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Enter' || key === 'Backspace');
}

/**
 * Marks the page as quiet while one types into its text, until the pointer moves, a key is pressed that does not write,
 * or the focus leaves the text. A mark instead of a state: nothing is rendered for it.
 */
export function useQuietChrome(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = root.current;
    if (page === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const wake = () => delete page.dataset.quiet;
    page.addEventListener(
      'keydown',
      (event) => {
        const isText = event.target instanceof Element && event.target.closest('.writing-sheet') !== null;
        if (isText && writes(event)) page.dataset.quiet = '';
        else wake();
      },
      { signal },
    );
    page.addEventListener(
      'pointermove',
      ({ movementX, movementY }) => {
        if (Math.abs(movementX) + Math.abs(movementY) > 1) wake();
      },
      { signal },
    );
    page.addEventListener('pointerdown', wake, { signal });
    page.addEventListener('focusout', wake, { signal });
    return () => listening.abort();
  }, [root]);
}
