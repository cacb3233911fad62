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
  const open = campaigns.filter((campaign) => LABELS[phaseOf(campaign)] !== undefined);
  if (open.length === 0) return null;
  return (
    <div className="grid max-w-[44rem] gap-4 text-small">
      {open.map((campaign) => (
        <section key={campaign.id} aria-label={LABELS[phaseOf(campaign)]}>
          <p className="font-semibold wrap-anywhere">{campaign.subject}</p>
          <CampaignStatus campaign={campaign} />
        </section>
      ))}
      <p>
        <ButtonLink size="small" variant="secondary" to={dashboardTabPath('campaigns')}>
          Open Campaigns
        </ButtonLink>
      </p>
    </div>
  );
}
