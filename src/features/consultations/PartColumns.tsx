import type { ReactNode } from 'react';

const COLUMN =
  'min-w-0 *:py-6 *:not-first:border-t *:not-first:border-line *:first:pt-5 max-xl:border-b max-xl:border-line';

/** Two columns of settings; one below the other where there is no room for both. */
export function PartColumns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className="mt-5 grid grid-cols-1 gap-x-14 border-t border-ink xl:grid-cols-2">
      <div className={COLUMN}>{left}</div>
      <div className={COLUMN}>{right}</div>
    </div>
  );
}
