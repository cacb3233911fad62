import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls something into sight when it comes, clear of what lies over the ends of the window.
 * @param what which it is, among those that can be there; null for nothing
 */
export function useInSight<Part extends HTMLElement>(what: string | number | null): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (what !== null) part.current?.scrollIntoView({ block: 'nearest' });
  }, [what]);
  return part;
}
