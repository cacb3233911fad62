import { Link } from 'react-router-dom';
import * as words from '#content/words/blog.ts';
import { pageNumbers } from '../lib/page-numbers.ts';

interface PaginationProps {
  current: number;
  total: number;
  pathFor: (page: number) => string;
}

const ITEM = 'inline-flex min-h-11 min-w-11 items-center justify-center rounded px-3 tabular-nums';

/** Links to the previous, the numbered and the next pages of posts. Render only with more than one page. [2.10.08]–[2.10.10] */
export function Pagination({ current, total, pathFor }: PaginationProps) {
  return (
    <nav aria-label={words.pages} className="border-t border-line pt-4">
      <ul className="flex flex-wrap items-center justify-between gap-y-2 sm:justify-start sm:gap-x-1">
        <li className="-ml-3">
          <Step to={current > 1 ? pathFor(current - 1) : null}>{words.previous}</Step>
        </li>
        {pageNumbers(current, total).map((page, index) =>
          page === null ? (
            <li key={`gap ${index}`} aria-hidden className="px-1 text-quiet">
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                to={pathFor(page)}
                aria-label={words.page(page)}
                aria-current={page === current ? 'page' : undefined}
                className={`${ITEM} font-medium hover:text-clay aria-[current=page]:bg-ink aria-[current=page]:text-paper`}
              >
                {page}
              </Link>
            </li>
          ),
        )}
        <li className="max-sm:-mr-3">
          <Step to={current < total ? pathFor(current + 1) : null}>{words.next}</Step>
        </li>
      </ul>
    </nav>
  );
}

function Step({ to, children }: { to: string | null; children: string }) {
  if (to === null) {
    return (
      <span role="link" aria-disabled className={`${ITEM} text-quiet opacity-60`}>
        {children}
      </span>
    );
  }
  return (
    <Link to={to} className={`${ITEM} font-semibold text-clay hover:underline`}>
      {children}
    </Link>
  );
}
