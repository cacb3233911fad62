import type { ReactNode } from 'react';
import { howMany } from '../../lib/how-many.ts';
import type { Selection } from '../../lib/use-selection.ts';
import { Button } from '../../ui/Button.tsx';

interface SelectionBarProps {
  selection: Selection;
  /** The noun for a row: 'post'. */
  noun: string;
  /** What can be done with the chosen rows. */
  children: ReactNode;
}

/** What can be done with the chosen rows; nothing without any. It stays in sight below a long list. */
export function SelectionBar({ selection, noun, children }: SelectionBarProps) {
  const { ids, clear } = selection;
  if (ids.length === 0) return null;
  return (
    <div
      role="region"
      aria-label={`Selected ${noun}s`}
      className="sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded border border-ink bg-raised px-3 py-2"
    >
      <p role="status" className="mr-2 font-semibold tabular-nums">
        {howMany(ids.length, noun)} selected
      </p>
      {children}
      <Button size="small" variant="quiet" className="ml-auto" onClick={clear}>
        Clear
      </Button>
    </div>
  );
}
