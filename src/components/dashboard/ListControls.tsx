import { useEffect, useId, useRef } from 'react';
import { LIMITS } from '#shared/limits.ts';
import { RowKey } from './RowKey.tsx';
import { SearchField } from './SearchField.tsx';

/** A view of a list, and how many rows it has: '12', '500+', or '' while that is unknown. */
interface CountedView {
  label: string;
  count: string;
}

interface ListControlsProps<View extends CountedView> {
  /** The accessible name of the list: 'Messages'. */
  label: string;
  views: readonly View[];
  /** The label of the chosen one. */
  view: string;
  onChoose: (view: View) => void;
  search: string;
  onSearch: (text: string) => void;
  /** Whether the rows are those that were searched for. */
  isFound: boolean;
  placeholder: string;
  /** Where there is nothing to find. */
  disabled: boolean;
}

/** The views of a list with their counts, and a search field. */
export function ListControls<View extends CountedView>({
  label,
  views,
  view,
  onChoose,
  search,
  onSearch,
  isFound,
  placeholder,
  disabled,
}: ListControlsProps<View>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  // On a phone they are one row, of which the chosen one is in sight, also once the counts have made the others wider.
  const widths = views.map(({ count }) => count.length).join();
  useEffect(() => {
    const { current: shown } = row;
    const chosen = shown?.querySelector<HTMLElement>('label:has(:checked)') ?? null;
    if (shown === null || chosen === null) return;
    const { scrollLeft, clientWidth } = shown;
    const end = chosen.offsetLeft + chosen.offsetWidth;
    if (chosen.offsetLeft < scrollLeft || end > scrollLeft + clientWidth)
      shown.scrollLeft = Math.max(chosen.offsetLeft - clientWidth / 3, end - clientWidth);
  }, [view, widths]);
  return (
    <div
      role="search"
      aria-label={label}
      className="mt-4 flex flex-wrap-reverse items-start justify-between gap-x-8 border-b border-ink"
    >
      <fieldset className="-mb-px max-w-full min-w-0 max-sm:w-full">
        <legend className="sr-only">Show</legend>
        <div
          ref={row}
          className="relative flex gap-x-6 whitespace-nowrap max-sm:scroll-edges max-sm:[scrollbar-width:none] max-sm:overflow-x-auto sm:flex-wrap"
        >
          {views.map((one) => (
            <label
              key={one.label}
              className="relative flex min-h-11 shrink-0 cursor-pointer items-center border-b-2 border-transparent font-medium text-quiet transition-colors hover:text-ink has-checked:border-clay has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-clay max-sm:has-focus-visible:-outline-offset-2"
            >
              <input
                type="radio"
                name={`${id}-view`}
                checked={one.label === view}
                onChange={() => onChoose(one)}
                className="sr-only"
              />
              {one.label}{' '}
              {/* A digit has its room before it is known, so that no view moves to the next line when it is. */}
              <span className="ml-1.5 min-w-[1ch] text-fine font-normal text-quiet tabular-nums">
                {one.count}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="relative w-full py-2 sm:w-72">
        <SearchField
          id={`${id}-search`}
          value={search}
          onSearch={onSearch}
          isFound={isFound}
          maxLength={LIMITS.search}
          placeholder={placeholder}
          disabled={disabled}
          className="min-h-9"
        />
        {search === '' ? null : (
          <RowKey name="Escape" label="Clear the search" onPress={() => onSearch('')} />
        )}
      </div>
    </div>
  );
}
