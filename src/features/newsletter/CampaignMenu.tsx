import type { Campaign } from '#shared/contract/campaigns.ts';
import { type RowAction, RowMenu } from '../../components/dashboard/RowMenu.tsx';
import type { CampaignAct, Choice } from './campaign-choices.ts';

interface CampaignMenuProps {
  campaign: Campaign;
  choices: readonly Choice[];
  /** What stands before them. */
  first?: readonly RowAction[];
  /** The action in progress. */
  busy: CampaignAct | null;
  onAct: (act: CampaignAct) => void;
}

/** What can be done with a campaign besides what stands in sight. */
export function CampaignMenu({ campaign, choices, first = [], busy, onAct }: CampaignMenuProps) {
  return (
    <RowMenu
      name={campaign.subject}
      busy={choices.find(({ act }) => act === busy)?.busy ?? false}
      actions={[
        ...first,
        ...choices.map(({ act, label }) => ({
          label,
          takesAway: act === 'cancel' || act === 'discard',
          act: () => onAct(act),
        })),
      ]}
    />
  );
}
