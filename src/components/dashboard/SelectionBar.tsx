import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { howMany } from '../../lib/how-many.ts';
import type { Selection } from '../../lib/use-selection.ts';

interface SelectionBarProps {
  selection: Selection;
  /** The noun for a row: 'post'. */
  noun: string;
  /** What can be done with the chosen rows. */
  children: ReactNode;
}

/**
 * What can be done with the chosen rows; nothing without any. It lies over the end of the window, or below the list, and
 * takes no height: nothing moves when it comes. On a phone its actions have a line of their own, which scrolls sideways
 * where they do not fit.
 */
export function SelectionBar({ selection, noun, children }: SelectionBarProps) {
  const { ids, clear } = selection;
  if (ids.length === 0) return null;
  return (
    <div
      data-selection-bar
      className="sticky bottom-18 z-30 h-0 max-sm:bottom-28 touch:bottom-20 max-sm:touch:bottom-30"
    >
      <div
        role="region"
        aria-label={`Selected ${noun}s`}
        className="absolute inset-x-0 top-2 flex min-h-13 items-center gap-x-1 rounded bg-ink pr-1 pl-4 text-paper max-sm:-inset-x-3 max-sm:flex-wrap max-sm:pb-1"
      >
        <p role="status" className="mr-2 shrink-0 font-semibold whitespace-nowrap tabular-nums">
          {howMany(ids.length, noun)} selected
        </p>
        <div className="flex min-w-0 scroll-edges [scrollbar-width:none] items-center overflow-x-auto whitespace-nowrap *:shrink-0 *:text-paper! *:hover:underline *:focus-visible:-outline-offset-2 *:focus-visible:outline-paper max-sm:order-last max-sm:-ml-2 max-sm:basis-full max-sm:*:px-2">
          {children}
        </div>
        <button
          type="button"
          onClick={clear}
          className="ml-auto flex min-h-9 shrink-0 cursor-pointer items-center gap-1.5 rounded px-2.5 font-semibold hover:underline focus-visible:outline-paper touch:min-h-11"
        >
          <span className="max-sm:sr-only">Clear</span>
          <X aria-hidden className="size-4" />
        </button>
      </div>
    </div>
  );
}
