/** What stands in a column of a row: a checkbox, a dot, one short text, a name, or a name with a line below it. */
type Cell = 'box' | 'dot' | 'text' | 'name' | 'lines';

/** How the rows of a list look, so that nothing moves when they come. */
export interface RowShape {
  /** The columns of its grid, as a class for wide screens; narrow ones have a box and lines. */
  columns: string;
  cells: readonly Cell[];
  /** The height of what stands between the list's head and its first row, as a class. */
  above: string;
  /** The height of a row, as a class. */
  row: string;
}

interface ListLoadingProps {
  name: string;
  shape?: RowShape;
  rows?: number;
  /** Of a row, as a class, where the shape says nothing of it. */
  height?: string;
}

const PLAIN: RowShape = { columns: '', cells: ['lines'], above: 'mt-5', row: 'min-h-13' };

/** Rows of a list that is still to come, as high and in such columns as they will be; nothing shows for the first moment. */
export function ListLoading({ name, shape = PLAIN, rows = 5, height = shape.row }: ListLoadingProps) {
  const { columns, cells, above } = shape;
  return (
    <div
      role="status"
      aria-label={`Loading ${name}`}
      className={`list-loading border-t border-line ${above}`}
    >
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          aria-hidden
          className={`grid gap-x-4 border-b border-line ${cells[0] === 'box' || cells[0] === 'dot' ? 'max-md:grid-cols-[1.125rem_minmax(0,1fr)]' : ''} ${shape === PLAIN ? 'items-center' : ''} ${columns} ${height}`}
        >
          {cells.map((cell, index) => (
            <Bars key={index} cell={cell} isOnNarrow={cells.indexOf(cell) === index} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Bars({ cell, isOnNarrow }: { cell: Cell; isOnNarrow: boolean }) {
  if (cell === 'box') return <span className="size-4.5 rounded border border-line" />;
  if (cell === 'dot') return <span className="mt-1 size-3 rounded-full bg-line" />;
  if (cell === 'text') return <span className="h-2 w-3/5 rounded bg-line opacity-60 max-md:hidden" />;
  return (
    <span className={`grid content-start gap-2.5 ${isOnNarrow ? '' : 'max-md:hidden'}`}>
      <span className="h-2 w-3/5 rounded bg-line" />
      <span className={`h-1.5 w-2/5 rounded bg-line opacity-60 ${cell === 'name' ? 'md:hidden' : ''}`} />
    </span>
  );
}
