import { type RefObject, useEffect, useState } from 'react';
import type { TabCounts } from './tab-id.ts';

/** How much waits in tabs that are past the right edge of their strip, or cut by it. */
export function useCountsBeyond(list: RefObject<HTMLElement | null>, counts: TabCounts): number {
  const [beyond, setBeyond] = useState<ReadonlySet<Element>>(new Set());
  const counted = Object.keys(counts).join();

  useEffect(() => {
    const root = list.current;
    if (root === null) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setBeyond((before) => {
          const now = new Set(before);
          for (const { target, boundingClientRect, rootBounds } of entries) {
            // The count is at the tab's end: what is cut hides it. The browser rounds by less than a pixel.
            if (boundingClientRect.right > (rootBounds?.right ?? Infinity) + 1) now.add(target);
            else now.delete(target);
          }
          return now;
        }),
      { root, threshold: 1 },
    );
    for (const tab of root.querySelectorAll('[data-tab]')) observer.observe(tab);
    return () => observer.disconnect();
  }, [list, counted]);

  const isBeyond = (id: string) =>
    [...beyond].some((tab) => tab instanceof HTMLElement && tab.dataset.tab === id);
  return Object.entries(counts).reduce((sum, [id, { count }]) => sum + (isBeyond(id) ? count : 0), 0);
}
