import Search from 'lucide-react/icons/search';
import type { MediaOrder } from '#shared/contract/media.ts';
import { LIMITS } from '#shared/limits.ts';
import { Segments } from '../../components/dashboard/Segments.tsx';
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
  /** Lets several be chosen; null while there is nothing to choose. */
  onSelect: (() => void) | null;
}

const ORDERS: readonly { value: MediaOrder; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'largest', label: 'Largest' },
  { value: 'name', label: 'Name' },
];

/** Search, what is shown, and the way in for files. What comes and goes in it moves nothing else. */
export function MediaBar(props: MediaBarProps) {
  const { filter, onFilter, unused, onUpload, onDeleteUnused, onSelect } = props;
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-5 py-2 sm:gap-x-3 sm:px-8 sm:py-3 lg:gap-x-5">
      <div role="search" aria-label="Images" className="relative grow basis-28 lg:max-w-80">
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
          className="min-h-10 w-full min-w-0 rounded border border-edge bg-raised pr-3 pl-9 text-ellipsis text-ink transition-colors placeholder:text-quiet hover:border-ink touch:min-h-11"
        />
      </div>
      <Segments
        legend="Order"
        choices={ORDERS}
        value={filter.sort}
        onChange={(sort) => onFilter({ ...filter, sort })}
      />
      <label className="mr-auto flex min-h-10 cursor-pointer items-center gap-2">
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
          className="text-alarm! max-lg:order-last max-lg:-ml-3"
          onClick={onDeleteUnused}
        >
          Delete {unused} unused…
        </Button>
      ) : null}
      <Button
        data-select=""
        size="small"
        variant="secondary"
        disabled={onSelect === null}
        onClick={onSelect ?? undefined}
      >
        Select
      </Button>
      <UploadButton onPress={onUpload} />
    </div>
  );
}
