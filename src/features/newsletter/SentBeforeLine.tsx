import { Link } from 'react-router-dom';
import type { SentBefore } from '#shared/contract/rich-newsletters.ts';
import { formatShortDate } from '../../components/dashboard/short-date.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { campaignPath } from './campaign-link.ts';

/** Warns before a post goes out once more: when it did, to how many, and that those get it twice. */
export function SentBeforeLine({ sent, className }: { sent: SentBefore; className: string }) {
  const { campaign, sent_at, recipients } = sent;
  const when = formatShortDate(sent_at, useMinute(), { withTime: true, inSentence: true });
  return (
    <p className={`rounded bg-sun-wash px-4 py-3 text-small text-sun ${className}`}>
      Sent {when} to {recipients.toLocaleString('en-US')}. Whoever got it gets it twice.{' '}
      <Link to={campaignPath(campaign)} className="font-semibold whitespace-nowrap underline">
        View its report
      </Link>
    </p>
  );
}
