import { Link } from 'react-router-dom';
import { QUIET_LINK } from '../../components/dashboard/quiet-link.ts';

interface Ranked {
  name: string;
  /** Quiet, after the name. */
  also?: string;
  views: number;
  /** A page of this site; null where there is none to open. */
  to: string | null;
}

interface RankedListProps {
  title: string;
  rows: readonly Ranked[];
  /** Said in place of an empty list. */
  empty: string;
}

/** Names with their views, the most read first. */
export function RankedList({ title, rows, empty }: RankedListProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="font-sans text-body font-semibold">{title}</h3>
      {rows.length === 0 ? (
        <p className="mt-2 text-quiet">{empty}</p>
      ) : (
        <ol className="mt-2 border-t border-line">
          {rows.map(({ name, also, views, to }) => (
            <li
              key={name + (also ?? '')}
              className="flex items-baseline justify-between gap-4 border-b border-line py-2"
            >
              {to === null ? (
                <span className="min-w-0 wrap-anywhere">{name}</span>
              ) : (
                <Link to={to} className={QUIET_LINK}>
                  {name}
                  {also === undefined ? null : <span className="ml-2 text-quiet">{also}</span>}
                </Link>
              )}
              <span className="text-quiet tabular-nums">{views.toLocaleString('en-US')}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
