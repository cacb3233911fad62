import { useId } from 'react';
import { LIMITS } from '#shared/limits.ts';
import type { ListView } from '../../lib/use-list-view.ts';
import type { OwnerList } from '../../lib/use-owner-list.ts';

interface ListControlsProps<Row> {
  /** The accessible name of the list: 'Messages'. */
  label: string;
  views: readonly ListView<Row>[];
  view: ListView<Row>;
  onChoose: (view: ListView<Row>) => void;
  /** The list whose rows are counted for each view. */
  list: Pick<OwnerList<Row>, 'rows' | 'hasMore'>;
  search: string;
  onSearch: (text: string) => void;
  placeholder: string;
}

/** The views of a list with their counts, and a search field. */
export function ListControls<Row>({
  label,
  views,
  view,
  onChoose,
  list,
  search,
  onSearch,
  placeholder,
}: ListControlsProps<Row>) {
  const id = useId();
  return (
    <div
      role="search"
      aria-label={label}
      className="mt-4 flex flex-wrap items-end justify-between gap-x-8 border-b border-ink"
    >
      <fieldset className="min-w-0">
        <legend className="sr-only">Show</legend>
        <div className="-mb-px flex flex-wrap gap-x-6">
          {views.map((one) => (
            <label
              key={one.label}
              className="flex min-h-11 cursor-pointer items-center border-b-2 border-transparent font-medium text-quiet transition-colors hover:text-ink has-checked:border-clay has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-clay"
            >
              <input
                type="radio"
                name={`${id}-view`}
                checked={one.label === view.label}
                onChange={() => onChoose(one)}
                className="sr-only"
              />
              {one.label}{' '}
              <span className="ml-1.5 text-fine font-normal text-quiet tabular-nums">
                {list.rows.filter((row) => one.includes(row)).length}
                {list.hasMore ? '+' : ''}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex w-full items-center gap-3 py-2 sm:w-72">
        <label htmlFor={`${id}-search`} className="font-semibold">
          Search
        </label>
        <input
          id={`${id}-search`}
          type="search"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          maxLength={LIMITS.search}
          placeholder={placeholder}
          autoComplete="off"
          className="min-h-9 w-full min-w-0 rounded border border-edge bg-raised px-2.5 py-1 text-ink transition-colors placeholder:text-quiet hover:border-ink touch:min-h-11"
        />
      </div>
    </div>
  );
}
