import { type RefObject, useEffect, useState } from 'react';

/**
 * Keeps a toolbar in one row: what has no room there waits behind a button, and comes when that is pressed or the
 * keyboard reaches it.
 */
export function useOneRow(toolbar: RefObject<HTMLElement | null>, isWanted: boolean) {
  const [hasMore, setHasMore] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const { current: element } = toolbar;
    if (!isWanted || element === null) return undefined;
    // Its groups stand in rows: more of them than the first begin below it.
    const measure = () => setHasMore(groupsOf(element).some((group) => isBelow(group, element)));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [toolbar, isWanted]);

  /** Whoever comes to a control that is out of sight sees it. */
  function show(target: EventTarget) {
    const { current: element } = toolbar;
    if (!hasMore || element === null || !(target instanceof HTMLElement)) return;
    const group = target.closest<HTMLElement>('.ql-formats');
    if (group === null || !isBelow(group, element)) return;
    setOpen(true);
  }
  return { hasMore, isOpen: hasMore && isOpen, toggle: () => setOpen(!isOpen), show };
}

function groupsOf(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>(':scope > .ql-formats')];
}

function isBelow(group: HTMLElement, toolbar: HTMLElement): boolean {
  const [first] = groupsOf(toolbar);
  return first !== undefined && group.offsetTop > first.offsetTop + first.offsetHeight / 2;
}
