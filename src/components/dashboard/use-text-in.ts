import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps a text in a field to which React gives none: with `value`, it writes `defaultValue` at every key as well. That puts
 * another text node into a `textarea`, at which Chromium ends its step of undo: Ctrl+Z would take back one character at a time.
 */
export function useTextIn(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const { current } = field;
    // The one thing that it is for: the field is the browser’s, not React’s.
    // eslint-disable-next-line react-hooks/immutability -- as above
    if (current !== null && current.value !== text) current.value = text;
  });
}
