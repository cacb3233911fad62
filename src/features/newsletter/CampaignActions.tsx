import { useNavigate } from 'react-router-dom';
import type { Campaign } from '#shared/contract/campaigns.ts';
import { Button } from '../../ui/Button.tsx';
import { type CampaignAct, choicesFor, isLeading } from './campaign-choices.ts';
import { campaignPath } from './campaign-link.ts';
import { phaseOf, wasNeverSent } from './campaign-phase.ts';
import { CampaignMenu } from './CampaignMenu.tsx';

interface CampaignActionsProps {
  campaign: Campaign;
  /** The action in progress. */
  busy: CampaignAct | null;
  onAct: (act: CampaignAct) => void;
}

/** Before it has begun, there is its email alone. */
function hasReport(campaign: Campaign): boolean {
  return phaseOf(campaign) !== 'scheduled' && !wasNeverSent(campaign);
}

/** What can be done with a campaign now: what it asks for as a button, the rest in a menu, which stands beside the subject of a card. */
export function CampaignActions({ campaign, busy, onAct }: CampaignActionsProps) {
  const navigate = useNavigate();
  const choices = choicesFor(campaign);
  return (
    <div
      data-deeds={`For “${campaign.subject}”`}
      className="flex flex-wrap items-center *:px-2 @max-[44rem]:-mx-2 @min-[44rem]:-mr-2 @min-[44rem]:justify-end @min-[60rem]:flex-nowrap @min-[60rem]:whitespace-nowrap"
    >
      {choices.filter(isLeading).map(({ act, label, busy: working }) => (
        <Button
          key={act}
          size="small"
          variant="quiet"
          aria-label={`${label}: ${campaign.subject}`}
          busy={busy === act ? working : false}
          disabled={busy !== null}
          onClick={() => onAct(act)}
        >
          {label}
        </Button>
      ))}
      <div className="*:px-2 @max-[44rem]:absolute @max-[44rem]:top-1.5 @max-[44rem]:-right-2 @max-[44rem]:p-0! @min-[44rem]:contents">
        <CampaignMenu
          campaign={campaign}
          choices={choices.filter((choice) => !isLeading(choice))}
          first={[
            {
              label: hasReport(campaign) ? 'Open report' : 'Open',
              act: () => void navigate(campaignPath(campaign.id)),
            },
          ]}
          busy={busy}
          onAct={onAct}
        />
      </div>
    </div>
  );
}
