import { tallyOf } from './tally.ts';

/** Marks in a row, and the size of each mark's square. */
const ROW = 25;
const CELL = 10;

/** As many marks as a figure counts; nothing for one that can't be counted. */
export function TallyMarks({ figure }: { figure: string }) {
  const tally = tallyOf(figure);
  if (tally === null) return null;
  const { filled, all } = tally;
  const rows = Math.ceil(all / ROW);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${ROW * CELL} ${rows * CELL}`}
      className="block w-full max-w-88 fill-none stroke-[6] [stroke-linecap:round]"
    >
      <path d={marks(filled, all)} className="stroke-line" />
      <path d={marks(0, filled)} className="stroke-clay" />
    </svg>
  );
}

/** A dot each for the marks from one number to another. */
function marks(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => {
    const [row, column] = [Math.floor((from + index) / ROW), (from + index) % ROW];
    return `M${column * CELL + CELL / 2} ${row * CELL + CELL / 2}h0`;
  }).join('');
}
