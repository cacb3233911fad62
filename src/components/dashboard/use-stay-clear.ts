import { type RefObject, useEffect } from 'react';

/**
 * Scrolls what has the focus, or takes it, out from under a bar that lies over the page.
 * @param shown what the bar shows: it may be larger each time
 */
export function useStayClear(bar: RefObject<HTMLElement | null>, shown: unknown): void {
  useEffect(() => {
    function clear(element: EventTarget | null) {
      if (element instanceof Element && bar.current !== null && isUnder(element, bar.current))
        element.scrollIntoView({ block: 'nearest' }); // its distance from the foot is `scroll-padding-bottom`
    }
    const follow = ({ target }: FocusEvent) => clear(target);
    clear(document.activeElement);
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [bar, shown]);
}

/** Whether the bar covers a part of an element; one that is larger than the window's half is no single thing. */
function isUnder(element: Element, bar: Element): boolean {
  if (bar.contains(element)) return false;
  const [over, under] = [bar.getBoundingClientRect(), element.getBoundingClientRect()];
  const [left, right] = [Math.max(over.left, under.left), Math.min(over.right, under.right)];
  const [top, bottom] = [Math.max(over.top, under.top), Math.min(over.bottom, under.bottom)];
  if (left >= right || top >= bottom || under.height > window.innerHeight / 2) return false;
  return bar.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}
