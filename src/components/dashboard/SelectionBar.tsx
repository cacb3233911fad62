import type { ReactNode } from 'react';
import { howMany } from '../../lib/how-many.ts';
import type { Selection } from '../../lib/use-selection.ts';
import { ClearButton } from './ClearButton.tsx';
import { FloatingBar } from './FloatingBar.tsx';

interface SelectionBarProps {
  selection: Selection;
  /** The noun for a row: 'post'. */
  noun: string;
  /** What can be done with the chosen rows. */
  children: ReactNode;
}

/** What can be done with the chosen rows; nothing without any. */
export function SelectionBar({ selection, noun, children }: SelectionBarProps) {
  const { ids, clear } = selection;
  if (ids.length === 0) return null;
  return (
    <FloatingBar
      label={`Selected ${noun}s`}
      says={`${howMany(ids.length, noun)} selected`}
      end={<ClearButton label="Clear" onClear={clear} />}
    >
      {children}
    </FloatingBar>
  );
}
