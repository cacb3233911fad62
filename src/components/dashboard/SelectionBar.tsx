import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { howMany } from '../../lib/how-many.ts';
import type { Selection } from '../../lib/use-selection.ts';
import { FloatingBar } from './FloatingBar.tsx';

interface SelectionBarProps {
  selection: Selection;
  /** The noun for a row: 'post'. */
  noun: string;
  /** What can be done with the chosen rows. */
  children: ReactNode;
}

/** What can be done with the chosen rows; nothing without any. The key of "Clear" is in `useDashboardKeys`. */
export function SelectionBar({ selection, noun, children }: SelectionBarProps) {
  const { ids, clear } = selection;
  if (ids.length === 0) return null;
  return (
    <FloatingBar
      label={`Selected ${noun}s`}
      says={`${howMany(ids.length, noun)} selected`}
      end={
        <button
          type="button"
          data-clears
          aria-keyshortcuts="Escape"
          onClick={clear}
          className="ml-auto flex min-h-9 shrink-0 cursor-pointer items-center gap-1.5 rounded px-2.5 font-semibold hover:underline focus-visible:outline-paper touch:min-h-11"
        >
          <span className="max-sm:sr-only">Clear</span>
          <X aria-hidden className="size-4" />
        </button>
      }
    >
      {children}
    </FloatingBar>
  );
}
