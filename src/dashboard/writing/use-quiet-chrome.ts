import { type RefObject, useEffect } from 'react';

/** Keys that write: the others are for what surrounds the text. */
function writes({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Enter' || key === 'Backspace');
}

/** Whether what is typed narrows a menu. */
function choosesFrom(target: EventTarget | null): boolean {
  return target instanceof Element && target.hasAttribute('aria-activedescendant');
}

/**
 * Marks the page as quiet while one types into its text, until the pointer moves, a key is pressed that does not write,
 * a menu opens at the caret, or the focus leaves the text; and whether the focus is in the text itself. Marks instead of
 * states: nothing is rendered for them.
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
        if (isText && writes(event) && !choosesFrom(event.target)) page.dataset.quiet = '';
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
    page.addEventListener('keyup', (event) => (choosesFrom(event.target) ? wake() : undefined), { signal });
    page.addEventListener('pointerdown', wake, { signal });
    page.addEventListener('focusout', wake, { signal });
    page.addEventListener(
      'focusin',
      ({ target }) =>
        page.toggleAttribute(
          'data-in-text',
          target instanceof Element && target.closest('.ql-editor') !== null,
        ),
      { signal },
    );
    return () => listening.abort();
  }, [root]);
}
