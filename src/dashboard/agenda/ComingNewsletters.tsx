import { Link } from 'react-router-dom';
import type { ComingNewsletter } from '#shared/contract/overview.ts';
import { dayOf } from '#shared/business-time.ts';
import { formatWeekdayTime } from '#shared/moments-in-words.ts';
import { QUIET_LINK } from '../../components/dashboard/quiet-link.ts';
import { nearDay, timeOfDay } from '../../components/dashboard/short-date.ts';
import { campaignPath } from '../../features/newsletter/campaign-link.ts';
import { dashboardTabPath } from '../../paths.ts';
import { MoreLink } from './MoreLink.tsx';

const MAX_SHOWN = 3;

interface ComingNewslettersProps {
  newsletters: readonly ComingNewsletter[];
  now: Date;
}

/** The newsletters that go out in the next days, each with the way to where that can be changed. */
export function ComingNewsletters({ newsletters, now }: ComingNewslettersProps) {
  return (
    <>
      <ul className="mt-2 border-t border-line">
        {newsletters.slice(0, MAX_SHOWN).map(({ id, subject, goes_at }) => (
          <li key={id} className="border-b border-line py-2.5 wrap-anywhere">
            Newsletter{' '}
            <Link to={campaignPath(id)} className={`${QUIET_LINK} font-semibold`}>
              “{subject}”
            </Link>{' '}
            <span className="text-quiet tabular-nums">
              goes out <time dateTime={goes_at}>{whenIn(new Date(goes_at), now)}</time>
            </span>
          </li>
        ))}
      </ul>
      <MoreLink
        to={dashboardTabPath('campaigns')}
        left={newsletters.length - MAX_SHOWN}
        what="more newsletter"
      />
    </>
  );
}

/** 'tomorrow, 9:00 AM', 'Saturday 9 AM' */
function whenIn(instant: Date, now: Date): string {
  const near = nearDay(dayOf(instant), dayOf(now));
  return near === null ? formatWeekdayTime(instant) : `${near.toLowerCase()}, ${timeOfDay(instant)}`;
}
