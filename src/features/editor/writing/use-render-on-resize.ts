import { type Dispatch, type SetStateAction, useEffect } from 'react';

/**
 * Renders what stands at a place of the text again where that is elsewhere: a picture above it has come, the window is narrower.
 * @param shown null for nothing
 */
export function useRenderOnResize<Shown extends object>(
  root: Element,
  shown: Shown | null,
  setShown: Dispatch<SetStateAction<Shown | null>>,
): void {
  const isShown = shown !== null;
  useEffect(() => {
    if (!isShown) return undefined;
    const observer = new ResizeObserver(() => setShown((now) => now && { ...now }));
    observer.observe(root);
    return () => observer.disconnect();
  }, [root, isShown, setShown]);
}
