import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { awaitMoreRows } from './row-focus.ts';

interface ListFootProps {
  /** The plural noun for the rows: 'messages'. */
  name: string;
  shown: number;
  /** How many there are, shown or not. */
  all: number;
  /** Whether other rows are loading. */
  isReading: boolean;
  /** Why loading more failed. */
  error?: Error | null;
  /** Null where there is no more. */
  showMore: (() => void) | null;
}

/** How many rows of how many are shown, and a button to show more: the first of these gets the focus. */
export function ListFoot({ name, shown, all, isReading, error = null, showMore }: ListFootProps) {
  const foot = useRef<HTMLDivElement>(null);
  function load() {
    if (foot.current !== null) awaitMoreRows(foot.current);
    showMore?.();
  }
  return (
    <div
      ref={foot}
      className="flex flex-wrap items-center justify-between gap-3 pt-3 text-fine text-quiet tabular-nums"
    >
      <p role="status">
        {isReading
          ? `Reading older ${name}…`
          : `Showing ${shown.toLocaleString('en-US')} of ${all.toLocaleString('en-US')}`}
      </p>
      {showMore === null ? null : error === null ? (
        <Button
          size="small"
          variant="secondary"
          data-more
          busy={isReading ? 'Loading…' : false}
          onClick={load}
        >
          Show more
        </Button>
      ) : (
        <LoadFailure
          title={`Error loading more ${name}`}
          message={error.message}
          onRetry={load}
          isRuled={false}
        />
      )}
    </div>
  );
}
