import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { LongText } from './LongText.tsx';

interface TextConflictProps {
  /** Where it was changed. */
  said: ReactNode;
  /** What it says there. */
  theirs: string;
  onTheirs: () => void;
  onMine: () => void;
  /** Null where there is nothing to take from there. */
  onBoth: (() => void) | null;
}

/** A text was written elsewhere, too: what it says there, and the choice between both. */
export function TextConflict({ said, theirs, onTheirs, onMine, onBoth }: TextConflictProps) {
  return (
    <div className="mt-5 max-w-measure border-l-2 border-clay pl-4">
      <p role="alert" className="font-medium">
        {said}
      </p>
      <LongText text={theirs} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={onTheirs}>
          Use that text
        </Button>
        <Button size="small" variant="secondary" onClick={onMine}>
          Use the one below
        </Button>
        {onBoth === null ? null : (
          <Button size="small" variant="quiet" onClick={onBoth}>
            Use both
          </Button>
        )}
      </div>
    </div>
  );
}
