import type { ReactNode } from 'react';
import { LongText } from '../../../components/dashboard/LongText.tsx';

interface NoteTextProps {
  text: string;
  /** Whether all of it is shown. */
  isWhole?: boolean;
  /** What is to be known of it. */
  children?: ReactNode;
}

/** What the owner noted on a call for herself. */
export function NoteText({ text, isWhole = false, children }: NoteTextProps) {
  return (
    <div className="mt-2 max-w-measure border-l-2 border-line pl-3">
      <p className="text-fine font-semibold text-quiet">Private note</p>
      <LongText text={text} isWhole={isWhole} />
      {children}
    </div>
  );
}
