import type { Campaign } from '#shared/contract/campaigns.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { newsletterPath, writingPath } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { type CampaignAct, type Choice, isLeading, isOfWaiting } from './campaign-choices.ts';
import { phaseOf } from './campaign-phase.ts';
import { CampaignMenu } from './CampaignMenu.tsx';

interface Acting {
  /** The action in progress. */
  busy: CampaignAct | null;
  onAct: (act: CampaignAct) => void;
}

interface CampaignReportActionsProps extends Acting {
  campaign: Campaign;
  choices: readonly Choice[];
}

/** What can be done with the campaign whose report is shown, and the way to its page. */
export function CampaignReportActions({ campaign, choices, ...acting }: CampaignReportActionsProps) {
  const isInSight = phaseOf(campaign) === 'scheduled' ? isOfWaiting : isLeading;
  const rest = choices.filter((choice) => !isInSight(choice));
  return (
    <div className="flex flex-wrap items-center gap-2">
      {choices.filter(isInSight).map((choice) => (
        <ActButton key={choice.act} choice={choice} {...acting} />
      ))}
      {campaign.page === null ? null : (
        <ButtonLink size="small" variant="secondary" to={newsletterPath(campaign.page)}>
          View in browser
        </ButtonLink>
      )}
      {campaign.post_id === null || choices.some(({ act }) => act === 'edit') ? null : (
        <ButtonLink size="small" variant="secondary" to={writingPath(campaign.post_id)}>
          Go to the post
        </ButtonLink>
      )}
      {rest.length === 0 ? null : <CampaignMenu campaign={campaign} choices={rest} {...acting} />}
    </div>
  );
}

/** The button of one action. */
export function ActButton({ choice, busy, onAct }: Acting & { choice: Choice }) {
  return (
    <Button
      size="small"
      variant="secondary"
      busy={busy === choice.act ? choice.busy : false}
      disabled={busy !== null}
      onClick={() => onAct(choice.act)}
    >
      {choice.label}
    </Button>
  );
}
