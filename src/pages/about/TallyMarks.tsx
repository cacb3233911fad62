import { shareOf, tallyOf } from './tally.ts';

/** Marks in a row, and the size of each mark's square. */
const ROW = 25;
const CELL = 10;
/** Of the marks, which are round. */
const THICKNESS = 6;
/** A row, and what a mark is away from the edges of its square. */
const LENGTH = ROW * CELL;
const GAP = (CELL - THICKNESS) / 2;

/** As many marks as a figure counts, and a bar as long as a share; nothing for what is neither. */
export function TallyMarks({ figure }: { figure: string }) {
  const share = shareOf(figure);
  const tally = tallyOf(figure);
  if (share !== null) return <Rows count={1} below={bar(1)} above={bar(share)} />;
  if (tally === null) return null;
  const { filled, all } = tally;
  return <Rows count={Math.ceil(all / ROW)} below={marks(filled, all)} above={marks(0, filled)} />;
}

/** Rows that begin where the text above them does. */
function Rows({ count, below, above }: { count: number; below: string; above: string }) {
  return (
    <svg
      aria-hidden
      viewBox={`${GAP} ${GAP} ${LENGTH - 2 * GAP} ${count * CELL - 2 * GAP}`}
      strokeWidth={THICKNESS}
      className="block w-full max-w-88 overflow-visible fill-none [stroke-linecap:round]"
    >
      <path d={below} className="stroke-line" />
      <path d={above} className="stroke-clay" />
    </svg>
  );
}

/** A bar along the first row, as long as a share of it. */
function bar(share: number): string {
  return share === 0 ? '' : `M${CELL / 2} ${CELL / 2}h${share * (LENGTH - CELL)}`;
}

/** A dot each for the marks from one number to another. */
function marks(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => {
    const [row, column] = [Math.floor((from + index) / ROW), (from + index) % ROW];
    return `M${column * CELL + CELL / 2} ${row * CELL + CELL / 2}h0`;
  }).join('');
}
