import { Link } from 'react-router-dom';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { WaitingDraft } from '#shared/contract/overview.ts';
import { dayOf } from '#shared/business-time.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { formatShortDay } from '#shared/times-in-words.ts';
import { howMany } from '../../lib/how-many.ts';
import { RECENT_POSTS_ID } from '../RecentPosts.tsx';
import { MoreLink } from './MoreLink.tsx';
import { QUIET_LINK } from '../../components/dashboard/quiet-link.ts';
import { nearDay } from '../../components/dashboard/short-date.ts';
import { dashboardTabPath, writingPath } from '../../paths.ts';

const MAX_SHOWN = 3;

interface WaitingDraftsProps {
  drafts: readonly WaitingDraft[];
  /** Of all of them. */
  count: number;
  /** The posts that stand under “Recent posts”: their drafts are shown there. */
  recent: ReadonlySet<number>;
  /** The current day where the business is. */
  today: CalendarDay;
}

/** The drafts written last, each of which leads to where it is written; those that the overview shows elsewhere are counted. */
export function WaitingDrafts({ drafts, count, recent, today }: WaitingDraftsProps) {
  if (count === 0) {
    return <p className="mt-2 text-quiet">No draft waits to be published.</p>;
  }
  const others = drafts.filter(
    ({ post_id, key }) => post_id === null || key !== null || !recent.has(post_id),
  );
  const below = drafts.length - others.length;
  const shown = others.slice(0, MAX_SHOWN);
  return (
    <>
      <ul className="mt-2 border-t border-line empty:hidden">
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
              {dayIn(saved_at, today)}
            </time>
            <Link to={writingPath(post_id, key)} className={`${QUIET_LINK} font-semibold`}>
              {title === '' ? 'Without a title' : title}
            </Link>
          </li>
        ))}
      </ul>
      <MoreLink to={dashboardTabPath('posts')} left={count - shown.length - below} what="more draft" />
      {below === 0 ? null : (
        <p className="mt-2 text-quiet">
          {shown.length === 0 ? '' : 'And '}
          {howMany(below, 'draft')}, under{' '}
          <Link to={`#${RECENT_POSTS_ID}`} className="finger-high text-link">
            Recent posts
          </Link>
        </p>
      )}
    </>
  );
}

function dayIn(instant: string, today: CalendarDay): string {
  const day = dayOf(new Date(instant));
  return nearDay(day, today) ?? formatShortDay(day);
}
