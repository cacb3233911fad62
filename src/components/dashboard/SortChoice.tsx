import { useId } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { writeSorting } from '#shared/sorting.ts';

/** A column by which a list can be ordered. */
interface SortColumn {
  name: string;
  label: string;
  /** What its two orders are called, ascending and descending. */
  orders: readonly [string, string];
}

export const BY_LETTER = ['A to Z', 'Z to A'] as const;
export const BY_DATE = ['oldest first', 'newest first'] as const;
export const BY_NUMBER = ['fewest first', 'most first'] as const;

interface SortChoiceProps {
  columns: readonly SortColumn[];
  /** See `writeSorting`. */
  sort: string;
  onSort: (sort: string) => void;
  className: string;
}

/** Orders a table whose rows are cards: those have no heads to press. */
export function SortChoice({ columns, sort, onSort, className }: SortChoiceProps) {
  const id = useId();
  return (
    <div className={`inline-flex max-w-full items-center gap-1 text-fine text-quiet ${className}`}>
      <label htmlFor={id}>Sort:</label>
      <span className="relative inline-flex min-w-0 items-center">
        <select
          id={id}
          value={sort}
          onChange={({ target }) => onSort(target.value)}
          className="[field-sizing:content] min-h-8 min-w-0 cursor-pointer appearance-none truncate bg-transparent pr-5 font-semibold text-ink touch:min-h-11"
        >
          {columns.flatMap(({ name, label, orders }) =>
            [false, true].map((descending) => {
              const value = writeSorting({ by: name, descending });
              return (
                <option key={value} value={value} className="bg-raised">
                  {label}, {orders[descending ? 1 : 0]}
                </option>
              );
            }),
          )}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute right-0 size-3.5" />
      </span>
    </div>
  );
}
