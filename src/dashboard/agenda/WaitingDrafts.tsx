import { Link } from 'react-router-dom';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { WaitingDraft } from '#shared/contract/overview.ts';
import { dayOf } from '#shared/business-time.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { formatShortDay } from '#shared/times-in-words.ts';
import { QUIET_LINK } from '../../components/dashboard/quiet-link.ts';
import { nearDay } from '../../components/dashboard/short-date.ts';
import { writingPath } from '../../paths.ts';

const MAX_SHOWN = 3;

/** Those that the overview does not show already, among the recent posts. */
export function draftsBeside(drafts: readonly WaitingDraft[], recent: ReadonlySet<number>): WaitingDraft[] {
  return drafts.filter(({ post_id, key }) => post_id === null || key !== null || !recent.has(post_id));
}

interface WaitingDraftsProps {
  drafts: readonly WaitingDraft[];
  /** The current day where the business is. */
  today: CalendarDay;
}

/** The drafts written last, each of which leads to where it is written. */
export function WaitingDrafts({ drafts, today }: WaitingDraftsProps) {
  return (
    <ul className="mt-2 border-t border-line">
      {drafts.slice(0, MAX_SHOWN).map(({ post_id, key, title, saved_at }) => (
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
  );
}

function dayIn(instant: string, today: CalendarDay): string {
  const day = dayOf(new Date(instant));
  return nearDay(day, today) ?? formatShortDay(day);
}
