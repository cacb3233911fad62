import { Link } from 'react-router-dom';
import { prefetchWriting } from '../writing/load-writing.ts';
import { useBegunNewsletters, useNewNewsletterPath } from './use-begun-newsletters.ts';

const WAY = 'flex min-h-7.5 items-center rounded-[3px] px-3 font-semibold whitespace-nowrap touch:min-h-10';

/** Either plain text, here, or on the page where a newsletter is written as a post is: a new one, those that are begun are listed. */
export function WayOfWriting() {
  const writeAt = useNewNewsletterPath(useBegunNewsletters());
  return (
    <div
      role="group"
      aria-label="Write as"
      className="flex w-fit shrink-0 rounded border border-edge p-0.5 text-small"
    >
      <span aria-current="true" className={`${WAY} bg-line text-ink`}>
        Plain text
      </span>
      <Link
        to={writeAt}
        onPointerEnter={prefetchWriting}
        onFocus={prefetchWriting}
        className={`${WAY} text-quiet transition-colors hover:text-ink`}
      >
        Full-page editor
      </Link>
    </div>
  );
}
