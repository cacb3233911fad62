import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Where each visit of a page was left, by the key of its entry in the browser's history. */
const left = new Map<string, number>();

/** Shows the page where its visitor left it when they come back to it in the browser's history. */
export function useReturn(): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    const top = isReturn ? left.get(key) : undefined;
    if (top === undefined) return undefined;
    // In the next frame: ScrollManager, whose effect comes after this one, begins to scroll to the top.
    const frame = requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
    return () => cancelAnimationFrame(frame);
  }, [key, isReturn]);
  useLayoutEffect(() => () => void left.set(key, window.scrollY), [key]);
}
