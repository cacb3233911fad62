import { Link } from 'react-router-dom';
import { formatMoment } from '#shared/moments-in-words.ts';
import type { HeldCampaign } from '#shared/contract/delivery-status.ts';
import { Details } from '../../components/dashboard/Details.tsx';
import { refusalInWords } from '../../components/dashboard/refusal-words.ts';
import { TroubleRow } from '../../components/dashboard/TroubleRow.tsx';
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
  const { words, reply } = refusalInWords(reason);
  return (
    <TroubleRow
      word={isStopped ? 'Stopped' : 'Waiting'}
      tone={isStopped ? 'alarm' : 'sun'}
      actions={
        <Link to={dashboardTabPath('campaigns')} className="finger-high text-link">
          {isStopped ? 'Decide in Campaigns' : 'Open Campaigns'}
        </Link>
      }
    >
      <p className="font-semibold">
        The newsletter “{subject}” {isStopped ? 'was stopped' : 'waits'}, with {howMany(waiting, 'email')}{' '}
        still to send.
      </p>
      <Details>
        <p>
          {isStopped
            ? 'Nothing more of it is sent until you decide.'
            : `One is tried at ${formatMoment(next_try_at)}. When it is taken, the others follow.`}
        </p>
        <p>The mail server refused several in a row. {words}</p>
        {reply === null ? null : <p>“{reply}”</p>}
      </Details>
    </TroubleRow>
  );
}
