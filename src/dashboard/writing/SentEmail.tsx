import { Link } from 'react-router-dom';
import type { SentBefore } from '#shared/contract/rich-newsletters.ts';
import { formatShortDate } from '../../components/dashboard/short-date.ts';
import { campaignPath } from '../../features/newsletter/campaign-link.ts';
import { howMany } from '../../lib/how-many.ts';
import { useMinute } from '../../lib/use-minute.ts';

/** When the post went to the subscribers last, and the way to its report. */
export function SentEmail({ sent: { campaign, sent_at, recipients } }: { sent: SentBefore }) {
  const when = formatShortDate(sent_at, useMinute(), { withTime: true, inSentence: true });
  return (
    <div role="group" aria-label="Sent as an email">
      <p aria-hidden className="mb-1 text-small font-semibold">
        Sent as an email
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="text-quiet">
          Sent {when} to {howMany(recipients, 'subscriber')}.
        </span>
        <Link to={campaignPath(campaign)} className="finger-high text-link">
          View its report
        </Link>
      </p>
    </div>
  );
}
