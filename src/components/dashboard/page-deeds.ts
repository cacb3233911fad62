import { useEffect, useLayoutEffect } from 'react';
import type { DeedGroup } from './deeds.ts';

/** What can be done with what a page is for: 'For this post'. */
export type PageDeeds = Required<DeedGroup>;

let shown: PageDeeds | null = null;

/** Lets the palette offer what a page is for, as long as that page is there. */
export function usePageDeeds(deeds: PageDeeds): void {
  useLayoutEffect(() => {
    shown = deeds;
  });
  useEffect(
    () => () => {
      shown = null;
    },
    [],
  );
}

/** What can be done with what the page is for; none where it is for nothing of its own, or something is open over it. */
export function pageDeeds(): PageDeeds[] {
  return shown === null || document.querySelector('dialog[open]') !== null ? [] : [shown];
}
