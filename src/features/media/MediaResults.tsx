import ImageIcon from 'lucide-react/icons/image';
import type { MediaItem } from '#shared/contract/media.ts';
import type { Selection } from '../../lib/use-selection.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../components/dashboard/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MEDIA_COLUMNS, MediaGrid } from './MediaGrid.tsx';
import { imagesInWords } from './media-words.ts';
import { UploadButton } from './UploadButton.tsx';
import type { MediaFilter, useMedia } from './use-media.ts';

/** Whole rows of two, three or four. */
const TILES = 12;

/** Between the bar and the window's edge there are hairlines enough. */
const ALONE = '*:border-0 *:py-4';

interface MediaResultsProps {
  list: ReturnType<typeof useMedia>;
  filter: MediaFilter;
  chosen: number | null;
  /** Where several can be chosen; null where one can. */
  selection: Selection | null;
  onChoose: (item: MediaItem) => void;
  onShowAll: () => void;
  /** Asks for files. */
  onUpload: () => void;
}

/** The images that match: loading, failed, none, or a grid of them with the way to the rest. */
export function MediaResults(props: MediaResultsProps) {
  const { list, filter, chosen, selection, onChoose, onShowAll, onUpload } = props;
  const { items, total, isPending, error, retry, hasMore, isLoadingMore, loadMore } = list;
  if (isPending) return <Loading />;
  if (error !== null) {
    return (
      <div className={ALONE}>
        <LoadFailure title="Error loading images" message={error.message} onRetry={retry} />
      </div>
    );
  }
  if (items.length === 0) {
    const isNarrowed = filter.search !== '' || filter.unused;
    return (
      <div className={isNarrowed ? ALONE : 'h-full'}>
        {isNarrowed ? (
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
          <NoImages onUpload={onUpload} />
        )}
      </div>
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        {imagesInWords(total)}
      </p>
      <MediaGrid
        items={items}
        chosen={chosen}
        selection={selection}
        isUnused={filter.unused}
        onChoose={onChoose}
      />
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

/** The whole place takes files. */
function NoImages({ onUpload }: { onUpload: () => void }) {
  return (
    <div className="grid min-h-full content-center justify-items-center gap-3 rounded border-2 border-dashed border-edge px-6 py-10 text-center">
      <ImageIcon aria-hidden strokeWidth={1.25} className="size-12 text-quiet" />
      <p className="font-serif text-heading">No images yet</p>
      <p className="max-w-[28rem] text-quiet">
        <span className="touch:hidden">Drop some here, paste one from the clipboard, or choose some.</span>
        <span className="hidden touch:inline">Choose some that you have, or take one.</span> Whatever is
        uploaded with a post is kept here as well.
      </p>
      <div className="mt-3">
        <UploadButton isMain onPress={onUpload} />
      </div>
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading images" className={MEDIA_COLUMNS}>
      {Array.from({ length: TILES }, (_, tile) => (
        <div key={tile}>
          <Skeleton className="rounded-sm! aspect-video border border-transparent" />
          <Line className="mt-1.5 w-11/12" />
          <Line className="w-3/5 text-fine" />
        </div>
      ))}
    </div>
  );
}

function Line({ className }: { className: string }) {
  return (
    <div className={`flex h-[1lh] items-center ${className}`}>
      <Skeleton className="h-[0.8em] w-full" />
    </div>
  );
}
