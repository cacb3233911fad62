import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useInBrowser } from '../lib/use-in-browser.ts';

interface PagePart {
  /** What the address names it by. */
  id: string;
  title: string;
  content: ReactNode;
}

/**
 * A long page of parts, with a list of them: beside it where there is room, following the reader, else above it in a
 * line.
 */
export function PageParts({ parts }: { parts: readonly PagePart[] }) {
  const current = useInBrowser(partInView, followScrolling);
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-8 xl:grid-cols-[minmax(0,48rem)_minmax(0,1fr)]">
      <nav aria-label="On this page" className="min-w-0 xl:order-last">
        <ul className="flex scroll-edges [scrollbar-width:none] gap-x-6 overflow-x-auto text-small xl:sticky xl:top-8 xl:block xl:border-l xl:border-line">
          {parts.map(({ id, title }) => (
            <li key={id} className="shrink-0">
              <Link
                to={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                className="inline-flex min-h-9 items-center font-medium text-quiet transition-colors hover:text-clay aria-[current]:text-ink xl:-ml-px xl:border-l xl:border-transparent xl:pl-4 xl:aria-[current]:border-clay touch:min-h-11"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 grid-cols-1 gap-14">
        {parts.map(({ id, content }) => (
          <div key={id} id={id} data-page-part className="min-w-0 outline-none lg:scroll-mt-[-2.25rem]">
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The id of the part at the line that the eye is at, a third below the window's upper edge; the last one at the end. */
function partInView(): string | null {
  const parts = [...document.querySelectorAll('[data-page-part]')];
  const { scrollHeight } = document.documentElement;
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1;
  const line = isAtEnd ? Infinity : window.innerHeight / 3;
  return parts.findLast((part) => part.getBoundingClientRect().top < line)?.id ?? null;
}

function followScrolling(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
