import type { MediaItem } from '#shared/contract/media.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { imagesInWords } from './media-words.ts';
import type { MediaFilter, useMedia } from './use-media.ts';

interface MediaResultsProps {
  list: ReturnType<typeof useMedia>;
  filter: MediaFilter;
  chosen: number | null;
  onChoose: (item: MediaItem) => void;
  onShowAll: () => void;
}

/** The images that match: loading, failed, none, or a grid of them with the way to the rest. */
export function MediaResults({ list, filter, chosen, onChoose, onShowAll }: MediaResultsProps) {
  const { items, total, isPending, error, retry, hasMore, isLoadingMore, loadMore } = list;
  if (isPending) return <Loading />;
  if (error !== null) {
    return <LoadFailure title="The images could not be loaded" message={error.message} onRetry={retry} />;
  }
  if (items.length === 0) {
    const isNarrowed = filter.search !== '' || filter.unused;
    return isNarrowed ? (
      <EmptyState
        title="No images match"
        message={
          filter.search === ''
            ? 'Every image is used somewhere.'
            : 'No name and no description has these words.'
        }
        action={
          <Button variant="secondary" onClick={onShowAll}>
            Show all images
          </Button>
        }
      />
    ) : (
      <EmptyState
        title="No images yet"
        message="Drop some here, paste one from the clipboard, or press “Upload images”. Whatever is uploaded with a post is kept here as well."
      />
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        {imagesInWords(total)}
      </p>
      <MediaGrid items={items} chosen={chosen} onChoose={onChoose} />
      {hasMore ? (
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <Button
            variant="secondary"
            size="small"
            busy={isLoadingMore ? 'Loading…' : false}
            onClick={loadMore}
          >
            Load more
          </Button>
          <p className="text-quiet tabular-nums">
            {items.length} of {total} shown
          </p>
        </div>
      ) : null}
    </>
  );
}

function Loading() {
  return (
    <div
      role="status"
      aria-label="Loading images"
      className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-5"
    >
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'].map((tile) => (
        <div key={tile}>
          <Skeleton className="aspect-4/3" />
          <Skeleton className="mt-2 h-4 w-3/4" />
        </div>
      ))}
    </div>
  );
}
