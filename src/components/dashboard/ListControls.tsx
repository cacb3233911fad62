import Search from 'lucide-react/icons/search';
import { useId } from 'react';
import { LIMITS } from '#shared/limits.ts';

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
  placeholder,
  disabled,
}: ListControlsProps<View>) {
  const id = useId();
  return (
    <div
      role="search"
      aria-label={label}
      className="mt-4 flex flex-wrap-reverse items-start justify-between gap-x-8 border-b border-ink"
    >
      <fieldset className="-mb-px max-w-full min-w-0 scroll-edges [scrollbar-width:none] overflow-x-auto">
        <legend className="sr-only">Show</legend>
        <div className="flex gap-x-6 whitespace-nowrap">
          {views.map((one) => (
            <label
              key={one.label}
              className="flex min-h-11 cursor-pointer items-center border-b-2 border-transparent font-medium text-quiet transition-colors hover:text-ink has-checked:border-clay has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-clay"
            >
              <input
                type="radio"
                name={`${id}-view`}
                checked={one.label === view}
                onChange={() => onChoose(one)}
                className="sr-only"
              />
              {one.label}{' '}
              <span className="ml-1.5 text-fine font-normal text-quiet tabular-nums">{one.count}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="relative w-full py-2 sm:w-72">
        <label htmlFor={`${id}-search`} className="sr-only">
          Search
        </label>
        <input
          id={`${id}-search`}
          type="search"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          maxLength={LIMITS.search}
          placeholder={placeholder}
          disabled={disabled}
          autoComplete="off"
          className="min-h-9 w-full min-w-0 rounded border border-edge bg-raised py-1 pr-2.5 pl-9 text-ink transition-colors placeholder:text-quiet hover:border-ink disabled:border-line disabled:bg-transparent touch:min-h-11"
        />
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-quiet"
        />
      </div>
    </div>
  );
}
