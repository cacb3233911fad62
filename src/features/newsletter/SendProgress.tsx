import { ButtonLink } from '../../components/ButtonLink.tsx';
import { dashboardTabPath } from '../../paths.ts';
import { type CampaignPhase, phaseOf } from './campaign-phase.ts';
import { CampaignStatus } from './CampaignStatus.tsx';
import { useCampaigns } from './use-campaigns.ts';

/** The phases in which a campaign is not done, each as the name of its section. */
const LABELS: Partial<Record<CampaignPhase, string>> = {
  sending: 'Going out now',
  paused: 'Paused',
  stopped: 'Stopped',
  scheduled: 'Goes out later',
};

/** The progress of the campaigns that are not done; renders nothing if there are none. */
export function SendProgress() {
  const { campaigns = [] } = useCampaigns();
  return campaigns.map((campaign) => {
    const phase = phaseOf(campaign);
    const label = LABELS[phase];
    return label === undefined ? null : (
      <section key={campaign.id} aria-label={label} className="max-w-[44rem] text-small">
        <p className="font-semibold wrap-anywhere">{campaign.subject}</p>
        <CampaignStatus campaign={campaign} />
        <ButtonLink size="small" variant="secondary" className="mt-2" to={dashboardTabPath('campaigns')}>
          Open Campaigns
        </ButtonLink>
      </section>
    );
  });
}
