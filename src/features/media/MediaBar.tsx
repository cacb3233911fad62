import { useId } from 'react';
import { LIMITS } from '#shared/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { imagesInWords } from './media-words.ts';
import { UploadButton } from './UploadButton.tsx';
import type { MediaFilter } from './use-media.ts';

interface MediaBarProps {
  filter: MediaFilter;
  onFilter: (filter: MediaFilter) => void;
  /** Null while unknown. */
  totals: { all: number; unused: number } | null;
  /** Asks for files. */
  onUpload: () => void;
  onDeleteUnused: () => void;
}

/** Search, what is shown, and the way in for files. */
export function MediaBar({ filter, onFilter, totals, onUpload, onDeleteUnused }: MediaBarProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line px-5 py-3 sm:px-8">
      <div role="search" aria-label="Images" className="flex grow basis-36 items-center gap-3 sm:basis-60">
        <label htmlFor={`${id}-search`} className="font-semibold max-sm:sr-only">
          Search
        </label>
        <input
          id={`${id}-search`}
          type="search"
          value={filter.search}
          maxLength={LIMITS.search}
          placeholder="Name or description"
          autoComplete="off"
          onChange={({ target }) => onFilter({ ...filter, search: target.value })}
          className="min-h-10 w-full min-w-0 rounded border border-edge bg-raised px-3 text-ink transition-colors placeholder:text-quiet hover:border-ink sm:max-w-80 touch:min-h-11"
        />
      </div>
      <UploadButton onPress={onUpload} />
      <label className="flex min-h-10 cursor-pointer items-center gap-2 sm:ml-auto">
        <input
          type="checkbox"
          checked={filter.unused}
          onChange={({ target }) => onFilter({ ...filter, unused: target.checked })}
          className="size-4 accent-clay"
        />
        Unused only <span className="text-quiet tabular-nums">{totals?.unused}</span>
      </label>
      {totals === null ? null : filter.unused && totals.unused > 0 ? (
        <Button size="small" variant="quiet" className="-mr-3 max-sm:ml-auto" onClick={onDeleteUnused}>
          Delete unused…
        </Button>
      ) : (
        <p className="text-quiet tabular-nums max-sm:hidden">{imagesInWords(totals.all)}</p>
      )}
    </div>
  );
}
