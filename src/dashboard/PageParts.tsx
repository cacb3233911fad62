import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface PagePart {
  /** What the address names it by. */
  id: string;
  title: string;
  content: ReactNode;
}

/**
 * A long page of parts, with a list of them: beside it where there is room, following the reader, else above it in a
 * line. The style sheet marks the part that is read, where a browser can.
 */
export function PageParts({ parts }: { parts: readonly PagePart[] }) {
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-8 xl:grid-cols-[minmax(0,48rem)_minmax(0,1fr)]">
      <nav aria-label="On this page" className="min-w-0 xl:order-last">
        <ul className="page-parts flex scroll-edges [scrollbar-width:none] gap-x-6 overflow-x-auto text-small xl:sticky xl:top-8 xl:block xl:border-l xl:border-line">
          {parts.map(({ id, title }) => (
            <li key={id} className="shrink-0">
              <Link
                to={`#${id}`}
                className="inline-flex min-h-9 items-center font-medium text-quiet transition-colors hover:text-clay xl:pl-4 touch:min-h-11"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 grid-cols-1 gap-14">
        {parts.map(({ id, content }) => (
          <div key={id} id={id} className="min-w-0 outline-none lg:scroll-mt-[-2.25rem]">
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
