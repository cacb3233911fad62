import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Campaign } from '#shared/contract/campaigns.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';
import { ROW_LINK } from '../../components/dashboard/quiet-link.ts';
import { campaignPath } from '../../features/newsletter/campaign-link.ts';
import { phaseOf } from '../../features/newsletter/campaign-phase.ts';
import { isOpen, OpenCampaigns } from '../../features/newsletter/OpenCampaigns.tsx';
import { useCampaigns } from '../../features/newsletter/use-campaigns.ts';
import { FIRST_SPAN } from '../readers/reader-span.ts';
import { useReaders } from '../readers/use-readers.ts';
import { BegunNewsletters } from './BegunNewsletters.tsx';
import { useBegunNewsletters } from './use-begun-newsletters.ts';

/** Beside the newsletter being written: what went out last, what waits, and how many came and left. */
export function NewsletterAside() {
  const { campaigns } = useCampaigns();
  const begun = useBegunNewsletters();
  const open = campaigns?.filter(isOpen) ?? [];
  return (
    <div className="grid content-start text-small sm:max-xl:grid-cols-3 sm:max-xl:gap-x-8">
      <Part title="Sent last">{campaigns === undefined ? null : <SentLast campaigns={campaigns} />}</Part>
      {open.length + begun.length === 0 ? null : (
        <Part title="Waiting">
          <OpenCampaigns campaigns={open} />
          <BegunNewsletters />
        </Part>
      )}
      <Part title={`Subscribers in ${FIRST_SPAN} days`}>
        <ComeAndGone />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid min-w-0 content-start gap-2 border-t border-line py-4 xl:last:border-b"
    >
      <h3 className="font-sans text-fine font-semibold text-quiet">{title}</h3>
      {children}
    </section>
  );
}

/** The list is by the time of writing; one that waited went out later than others after it. */
function SentLast({ campaigns }: { campaigns: readonly Campaign[] }) {
  const timeOf = ({ send_at, created_at }: Campaign) => send_at ?? created_at;
  const [last] = campaigns
    .filter((campaign) => phaseOf(campaign) === 'over' && campaign.recipients > 0)
    .sort((one, other) => timeOf(other).localeCompare(timeOf(one)));
  if (last === undefined) return <p className="text-quiet">Nothing yet.</p>;
  const { id, subject, recipients, delivered } = last;
  return (
    <div>
      <Link to={campaignPath(id)} className={`font-semibold wrap-anywhere ${ROW_LINK}`}>
        {subject}
      </Link>
      <p className="text-quiet tabular-nums">
        {formatLongDate(timeOf(last))}, {delivered.toLocaleString('en-US')} of{' '}
        {recipients.toLocaleString('en-US')} delivered
      </p>
    </div>
  );
}

/** Nothing while that is not known: the overview says what fails. */
function ComeAndGone() {
  const { readers } = useReaders(FIRST_SPAN);
  if (readers === undefined) return <p className="text-quiet">–</p>;
  const { subscribers_come: come, subscribers_gone: gone } = readers.total;
  return (
    <p className="tabular-nums">
      {come === 0 && gone === 0
        ? 'Nobody joined or left'
        : `${come.toLocaleString('en-US')} joined, ${gone === 0 ? 'none' : gone.toLocaleString('en-US')} left`}
    </p>
  );
}
