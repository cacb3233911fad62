import Search from 'lucide-react/icons/search';
import { LIMITS } from '#shared/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { UploadButton } from './UploadButton.tsx';
import type { MediaFilter } from './use-media.ts';

interface MediaBarProps {
  filter: MediaFilter;
  onFilter: (filter: MediaFilter) => void;
  /** Null while unknown. */
  unused: number | null;
  /** Asks for files. */
  onUpload: () => void;
  onDeleteUnused: () => void;
}

/** Search, what is shown, and the way in for files. What comes and goes in it moves nothing else. */
export function MediaBar({ filter, onFilter, unused, onUpload, onDeleteUnused }: MediaBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line px-5 py-3 sm:px-8">
      <div role="search" aria-label="Images" className="relative grow basis-36 sm:max-w-80 sm:basis-40">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-quiet"
        />
        <input
          aria-label="Search"
          type="search"
          value={filter.search}
          maxLength={LIMITS.search}
          placeholder="Find an image"
          autoComplete="off"
          onChange={({ target }) => onFilter({ ...filter, search: target.value })}
          className="min-h-10 w-full min-w-0 rounded border border-edge bg-raised pr-3 pl-9 text-ink transition-colors placeholder:text-quiet hover:border-ink touch:min-h-11"
        />
      </div>
      <label className="flex min-h-10 cursor-pointer items-center gap-2 max-sm:order-last">
        <input
          type="checkbox"
          checked={filter.unused}
          onChange={({ target }) => onFilter({ ...filter, unused: target.checked })}
          className="size-4 accent-clay"
        />
        Unused only <span className="min-w-[3ch] text-quiet tabular-nums">{unused}</span>
      </label>
      {filter.unused && unused !== null && unused > 0 ? (
        <Button
          size="small"
          variant="quiet"
          className="text-alarm! max-sm:order-last"
          onClick={onDeleteUnused}
        >
          Delete {unused} unused…
        </Button>
      ) : null}
      <span className="sm:ml-auto">
        <UploadButton onPress={onUpload} />
      </span>
    </div>
  );
}
