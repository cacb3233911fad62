import { type RefObject, useEffect, useState } from 'react';
import type { TabCounts } from './tab-id.ts';

/** What waits in tabs that are past the right edge of their strip, or cut by it: how much in all, and the last of these tabs. */
export function useCountsBeyond(list: RefObject<HTMLElement | null>, counts: TabCounts) {
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

  const tabs = [...beyond].filter(
    (tab): tab is HTMLElement => tab instanceof HTMLElement && countOf(tab, counts) > 0,
  );
  return {
    sum: tabs.reduce((sum, tab) => sum + countOf(tab, counts), 0),
    last: tabs.reduce<HTMLElement | null>(
      (last, tab) => (last === null || tab.offsetLeft > last.offsetLeft ? tab : last),
      null,
    ),
  };
}

function countOf(tab: HTMLElement, counts: TabCounts): number {
  return Object.entries(counts).find(([id]) => id === tab.dataset.tab)?.[1].count ?? 0;
}
