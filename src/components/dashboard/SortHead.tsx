import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { readSorting, writeSorting } from '#shared/sorting.ts';

interface SortButtonProps {
  label: string;
  /** The column's name in the address. */
  column: string;
  /** What the list is ordered by; see `writeSorting`. */
  sort: string;
  /** Called with what the list is to be ordered by. */
  onSort: (sort: string) => void;
  /** Whether the first press orders from the highest, as for dates and numbers. */
  descends?: boolean;
}

/** Orders a table by a column. A second press turns the order around. */
function SortButton({ label, column, sort, onSort, descends = false }: SortButtonProps) {
  const sorting = readSorting(sort, [column]);
  const descending = sorting === null ? descends : !sorting.descending;
  const Arrow = sorting?.descending === true ? ChevronDown : ChevronUp;
  return (
    <button
      type="button"
      onClick={() => onSort(writeSorting({ by: column, descending }))}
      className={`finger-high inline-flex min-h-6 cursor-pointer items-center gap-1 whitespace-nowrap hover:text-clay ${sorting === null ? '' : 'text-ink'}`}
    >
      {label}
      {sorting === null ? null : <Arrow aria-hidden className="size-3.5" />}
    </button>
  );
}

interface SortHeadProps extends SortButtonProps {
  className: string;
}

/** The head of a column by which its table can be ordered. Cards have none: their values say what they are. */
export function SortHead({ className, ...button }: SortHeadProps) {
  const sorting = readSorting(button.sort, [button.column]);
  return (
    <th
      scope="col"
      aria-sort={sorting === null ? undefined : sorting.descending ? 'descending' : 'ascending'}
      className={className}
    >
      <SortButton {...button} />
    </th>
  );
}
