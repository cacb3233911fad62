import { Link } from 'react-router-dom';
import type { WaitingDraft } from '#shared/contract/overview.ts';
import { dayOf } from '#shared/business-time.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { formatShortDay } from '#shared/times-in-words.ts';
import { QUIET_LINK } from '../../components/dashboard/quiet-link.ts';
import { howMany } from '../../lib/how-many.ts';
import { dashboardTabPath, writingPath } from '../../paths.ts';

const MAX_SHOWN = 3;

/** The drafts written last, each of which leads to where it is written. */
export function WaitingDrafts({ drafts, count }: { drafts: readonly WaitingDraft[]; count: number }) {
  if (count === 0) {
    return (
      <p className="mt-2 text-quiet">
        No draft waits to be published.{' '}
        <Link to={writingPath(null)} className="text-link">
          Write a post
        </Link>
      </p>
    );
  }
  const shown = drafts.slice(0, MAX_SHOWN);
  return (
    <>
      <ul className="mt-2 border-t border-line">
        {shown.map(({ post_id, key, title, saved_at }) => (
          <li
            key={key ?? post_id}
            className="grid grid-cols-[6.75rem_minmax(0,1fr)] items-baseline gap-x-3 border-b border-line py-2.5"
          >
            <time
              dateTime={saved_at}
              title={`Written ${formatMoment(saved_at)}`}
              className="text-quiet tabular-nums"
            >
              {formatShortDay(dayOf(new Date(saved_at)))}
            </time>
            <Link to={writingPath(post_id, key)} className={`${QUIET_LINK} font-semibold`}>
              {title === '' ? 'Without a title' : title}
            </Link>
          </li>
        ))}
      </ul>
      {count > shown.length ? (
        <p className="pt-3">
          <Link to={dashboardTabPath('posts')} className="finger-high text-link">
            {howMany(count - shown.length, 'more draft')}
          </Link>
        </p>
      ) : null}
    </>
  );
}
