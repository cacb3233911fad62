import type { Campaign } from '#shared/contract/campaigns.ts';
import { Link } from 'react-router-dom';
import { ROW_LINK } from '../../components/dashboard/quiet-link.ts';
import { campaignPath } from './campaign-link.ts';
import { type CampaignPhase, phaseOf } from './campaign-phase.ts';
import { CampaignStatus } from './CampaignStatus.tsx';

/** The phases in which a campaign is not done, each as the name of its part. */
const LABELS: Partial<Record<CampaignPhase, string>> = {
  sending: 'Going out now',
  paused: 'Paused',
  stopped: 'Stopped',
  scheduled: 'Goes out later',
};

export function isOpen(campaign: Campaign): boolean {
  return LABELS[phaseOf(campaign)] !== undefined;
}

/** How far campaigns have come that are not done. */
export function OpenCampaigns({ campaigns }: { campaigns: readonly Campaign[] }) {
  return campaigns.map((campaign) => (
    <section key={campaign.id} aria-label={LABELS[phaseOf(campaign)]}>
      <Link to={campaignPath(campaign.id)} className={`font-semibold wrap-anywhere ${ROW_LINK}`}>
        {campaign.subject}
      </Link>
      <CampaignStatus campaign={campaign} />
    </section>
  ));
}
