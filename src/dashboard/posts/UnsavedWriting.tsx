import { howMany } from '../../lib/how-many.ts';
import { Button } from '../../ui/Button.tsx';
import { keptWhen } from './kept-when.ts';
import type { KeptRow } from './divide-unsaved.ts';

interface UnsavedWritingProps {
  rows: readonly KeptRow[];
  onDiscard: (row: KeptRow) => void;
}

/** The others are folded up: the list of posts is what one came for. */
const SHOWN = 2;

/** What this browser has, and the site has not, newest first, above the list of posts. */
export function UnsavedWriting({ rows, onDiscard }: UnsavedWritingProps) {
  if (rows.length === 0) return null;
  const sorted = [...rows].sort((one, other) => other.at.localeCompare(one.at));
  const others = sorted.slice(SHOWN);
  return (
    <div className="mt-5 rounded bg-sun-wash px-4 text-ink">
      <ul aria-label="Unsaved writing" className="divide-y divide-line">
        {sorted.slice(0, SHOWN).map((row) => (
          <Row key={row.key} row={row} onDiscard={onDiscard} />
        ))}
      </ul>
      {others.length === 0 ? null : (
        <details className="border-t border-line">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold underline decoration-edge underline-offset-4 hover:text-clay">
            {howMany(others.length, 'more draft')}
          </summary>
          <ul aria-label="Written earlier" className="divide-y divide-line border-t border-line">
            {others.map((row) => (
              <Row key={row.key} row={row} onDiscard={onDiscard} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Row({ row, onDiscard }: { row: KeptRow; onDiscard: UnsavedWritingProps['onDiscard'] }) {
  const { name, where, at, onContinue } = row;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
      <p className="min-w-0">
        <strong className="font-semibold">{name}</strong>
        <span className="block text-fine">
          {where} {keptWhen(at)}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={onContinue}>
          Continue writing
        </Button>
        <Button size="small" variant="quiet" onClick={() => onDiscard(row)}>
          Discard
        </Button>
      </div>
    </li>
  );
}
