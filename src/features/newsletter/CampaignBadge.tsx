import type { Campaign } from '#shared/contract/campaigns.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { type CampaignPhase, phaseOf } from './campaign-phase.ts';

const STATES: Record<CampaignPhase, { tone: BadgeTone; label: string }> = {
  scheduled: { tone: 'sky', label: 'Scheduled' },
  sending: { tone: 'sun', label: 'Sending' },
  paused: { tone: 'sun', label: 'Paused' },
  stopped: { tone: 'alarm', label: 'Stopped' },
  cancelled: { tone: 'plain', label: 'Cancelled' },
  over: { tone: 'agave', label: 'Sent' },
};

/** The state of a campaign in a word. */
export function CampaignBadge({ campaign }: { campaign: Campaign }) {
  // It has no time: one that its post had is gone.
  if (campaign.waits_for_post && campaign.post_at === null)
    return <Badge tone="sun">Waits for its post</Badge>;
  const { tone, label } = STATES[phaseOf(campaign)];
  return <Badge tone={tone}>{label}</Badge>;
}
