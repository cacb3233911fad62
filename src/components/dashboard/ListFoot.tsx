import { Button } from '../../ui/Button.tsx';
import { LoadFailure } from './LoadFailure.tsx';

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

/** How many rows of how many are shown, and a button to show more. */
export function ListFoot({ name, shown, all, isReading, error = null, showMore }: ListFootProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pt-3 text-fine text-quiet tabular-nums">
      <p role="status">
        {isReading
          ? `Reading older ${name}…`
          : `Showing ${shown.toLocaleString('en-US')} of ${all.toLocaleString('en-US')}`}
      </p>
      {showMore === null ? null : error === null ? (
        <Button size="small" variant="secondary" busy={isReading ? 'Loading…' : false} onClick={showMore}>
          Show more
        </Button>
      ) : (
        <LoadFailure
          title={`Error loading more ${name}`}
          message={error.message}
          onRetry={showMore}
          isRuled={false}
        />
      )}
    </div>
  );
}
