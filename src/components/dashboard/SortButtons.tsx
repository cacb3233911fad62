import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { readSorting, type Sorting, writeSorting } from '#shared/sorting.ts';

interface SortButtonsProps {
  columns: readonly { name: string; label: string }[];
  sort: string;
  /** The order while none is chosen. */
  initial: Sorting;
  onSort: (sort: string) => void;
}

/** Orders a list that has no heads of columns. A second press turns the order around. */
export function SortButtons({ columns, sort, initial, onSort }: SortButtonsProps) {
  const sorting =
    readSorting(
      sort,
      columns.map(({ name }) => name),
    ) ?? initial;
  const Arrow = sorting.descending ? ChevronDown : ChevronUp;
  return (
    <div role="group" aria-label="Order by" className="flex items-center gap-x-4 text-fine text-quiet">
      <span aria-hidden className="whitespace-nowrap max-sm:hidden">
        Order by
      </span>
      {columns.map(({ name, label }) => {
        const isChosen = sorting.by === name;
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onSort(writeSorting({ by: name, descending: isChosen && !sorting.descending }))}
            className={`inline-flex min-h-8 cursor-pointer items-center gap-1 font-semibold hover:text-clay touch:min-h-11 ${isChosen ? 'text-ink' : ''}`}
          >
            {label}
            {isChosen ? (
              <>
                <Arrow aria-hidden className="size-3.5" />
                <span className="sr-only">{sorting.descending ? ', descending' : ', ascending'}</span>
              </>
            ) : null}
          </button>
        );
      })}
    </div>
  );
}
