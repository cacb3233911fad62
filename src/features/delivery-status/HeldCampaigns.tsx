import { Link } from 'react-router-dom';
import { formatMoment } from '#shared/moments-in-words.ts';
import type { HeldCampaign } from '#shared/contract/delivery-status.ts';
import { howMany } from '../../lib/how-many.ts';
import { dashboardTabPath } from '../../paths.ts';

interface HeldCampaignsProps {
  campaigns: readonly HeldCampaign[];
}

/** Newsletters that are not sent on because mail servers refuse them. */
export function HeldCampaigns({ campaigns }: HeldCampaignsProps) {
  return campaigns.map((campaign) => <Held key={campaign.id} campaign={campaign} />);
}

function Held({ campaign: { subject, reason, waiting, next_try_at } }: { campaign: HeldCampaign }) {
  const isStopped = next_try_at === null;
  return (
    <div className={`rounded px-4 py-3 wrap-anywhere ${isStopped ? 'bg-alarm-wash' : 'bg-sun-wash'}`}>
      <p className={`font-semibold ${isStopped ? 'text-alarm' : ''}`}>
        The newsletter “{subject}” {isStopped ? 'was stopped' : 'waits'}, with {howMany(waiting, 'mail')}{' '}
        still to send.
      </p>
      <p className="mt-1">The mail server refused several in a row: “{reason}”</p>
      <p className="mt-1">
        {isStopped
          ? 'Nothing more of it is sent until you decide.'
          : `One is tried at ${formatMoment(next_try_at)}. When it is taken, the others follow.`}
      </p>
      <Link
        to={dashboardTabPath('campaigns')}
        className="finger-high mt-1 inline-flex min-h-6 items-center text-link"
      >
        {isStopped ? 'Decide in Campaigns' : 'Open Campaigns'}
      </Link>
    </div>
  );
}
