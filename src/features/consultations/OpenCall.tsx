import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useOutside } from '../../lib/use-outside.ts';

interface OpenCallProps {
  /** The button of the call. */
  anchor: HTMLElement;
  onClose: () => void;
  /** Said above it; null for nothing. */
  note: string | null;
  /** The call, a list item. */
  children: ReactNode;
}

/** Where the days stand beside each other, it lies over them; below that it stands among the calls, under its own. */
const LIES_OVER = '(min-width: 48rem)';
/** From the call, and from the window's edges (px). */
const GAP = 8;

/** The call that was pressed, beside its button; below it where the days are below each other. It takes the focus. */
export function OpenCall({ anchor, onClose, note, children }: OpenCallProps) {
  const list = useRef<HTMLUListElement>(null);
  const {
    refs: { setFloating },
    x,
    y,
  } = useFloating({
    placement: 'right-start',
    strategy: 'fixed',
    elements: { reference: anchor },
    middleware: [
      offset(GAP),
      flip({ padding: GAP, crossAxis: false, fallbackPlacements: ['left-start', 'bottom', 'top'] }),
      shift({ padding: GAP }),
    ],
    whileElementsMounted: autoUpdate,
  });

  useLayoutEffect(() => setFloating(list.current), [setFloating]);
  useEffect(() => {
    list.current?.querySelector('h3')?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  useOutside(list, window.matchMedia(LIES_OVER).matches, (target) => {
    if (anchor.contains(target) || isOver(target)) return;
    onClose();
    // Once the press has moved the focus: it goes back to the call unless that was to something else.
    setTimeout(() => {
      if (document.activeElement?.contains(anchor) === true) anchor.focus({ preventScroll: true });
    });
  });

  return (
    <ul
      ref={list}
      data-open-row
      aria-label="The chosen consultation"
      style={{ left: x, top: y }}
      className="open-call scroll-mb-6"
    >
      {note === null ? null : <li className="pt-3 text-fine font-semibold text-clay">{note}</li>}
      {children}
    </ul>
  );
}

/** Whether it is in a menu or a dialog, which was opened from the call and leads back to it. */
function isOver(target: Node): boolean {
  return target instanceof Element && target.closest('dialog, [role=menu]') !== null;
}
