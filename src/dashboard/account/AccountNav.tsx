import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { AccountPart } from '#shared/account-parts.ts';
import { ACCOUNT_PAGES, accountPath } from './account-pages.ts';

/** The pages of the account, in a line that scrolls where it is too long. */
export function AccountNav({ current }: { current: AccountPart | null }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav aria-label="Account" className="mt-4 border-b border-line">
      <ul ref={list} className="flex scroll-edges [scrollbar-width:none] gap-x-6 overflow-x-auto">
        {ACCOUNT_PAGES.map(({ part, title }) => (
          <li key={title} className="shrink-0">
            <Link
              to={accountPath(part)}
              aria-current={part === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent font-medium text-quiet transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-clay aria-[current]:text-ink"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
