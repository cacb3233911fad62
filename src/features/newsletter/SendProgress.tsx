import type { Campaign } from '#shared/contract/campaigns.ts';
import { isUnderWay, useCampaigns } from './use-campaigns.ts';

/** The progress of the campaigns being sent; renders nothing if there are none. */
export function SendProgress() {
  const { campaigns = [] } = useCampaigns();
  return campaigns.filter(isUnderWay).map((campaign) => (
    <section key={campaign.id} aria-label="Going out now" className="max-w-[44rem] text-small">
      <p className="font-semibold wrap-anywhere">{campaign.subject}</p>
      <CampaignProgress campaign={campaign} />
    </section>
  ));
}

/** '120 of 2,000 are out', and a progress bar. */
export function CampaignProgress({ campaign }: { campaign: Campaign }) {
  const { subject, recipients, waiting } = campaign;
  const done = recipients - waiting;
  const words = `${done.toLocaleString('en-US')} of ${recipients.toLocaleString('en-US')} are out`;
  return (
    <div className="mt-1 flex items-center gap-3">
      <progress
        aria-label={`Sending “${subject}”`}
        value={done}
        max={recipients}
        className="h-1.5 w-full max-w-60 min-w-20 appearance-none overflow-hidden rounded border-0 bg-line [&::-moz-progress-bar]:bg-clay [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-clay"
      />
      <span className="text-quiet tabular-nums">{words}</span>
    </div>
  );
}
