import type { OwnerList } from '../../lib/use-owner-list.ts';
import { Button } from '../../ui/Button.tsx';
import { RetryNote } from './RetryNote.tsx';

interface ListFootProps<Row> {
  list: OwnerList<Row>;
  /** The plural noun for the rows: 'messages'. */
  name: string;
  shown: number;
  matches: number;
  /** Whether older rows are loading. */
  isReading: boolean;
  showMore: (() => void) | null;
}

/** How many rows are shown, and a button to show more. */
export function ListFoot<Row>({ list, name, shown, matches, isReading, showMore }: ListFootProps<Row>) {
  const { moreError, loadMore, hasMore } = list;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pt-3 text-fine text-quiet tabular-nums">
      <p role="status">{isReading ? `Reading older ${name}…` : describeShown(shown, matches, hasMore)}</p>
      {moreError === null ? null : (
        <RetryNote
          message={`Error loading more ${name}: ${moreError.message}`}
          onRetry={loadMore}
          className="font-medium"
        />
      )}
      {showMore === null || moreError !== null ? null : (
        <Button size="small" variant="secondary" busy={isReading ? 'Loading…' : false} onClick={showMore}>
          Show more
        </Button>
      )}
    </div>
  );
}

function describeShown(shown: number, matches: number, hasMore: boolean): string {
  const count = shown.toLocaleString('en-US');
  return hasMore ? `Showing the first ${count}` : `Showing ${count} of ${matches.toLocaleString('en-US')}`;
}
