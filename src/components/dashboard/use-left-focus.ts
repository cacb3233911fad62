import { type RefObject, useLayoutEffect, useRef } from 'react';
import { rowToReturnTo } from './row-focus.ts';

/** For a row: where it goes from its list while it has the focus, that goes on to the next one. */
export function useLeftFocus<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const { current } = row;
    return () => {
      if (current?.contains(document.activeElement) !== true) return;
      const goOn = rowToReturnTo(current);
      queueMicrotask(() => {
        if (!current.isConnected && document.activeElement === document.body) goOn({ preventScroll: true });
      });
    };
  }, []);
  return row;
}
