import type { Campaign } from '#shared/contract/campaigns.ts';
import { Button } from '../../ui/Button.tsx';
import { howMany } from '../../lib/how-many.ts';
import { type CampaignPhase, phaseOf, wasNeverSent } from './campaign-phase.ts';

/** What the owner can do with a campaign; `restore` puts readers back, `retry` sends what failed once more. */
export type CampaignAct =
  'pause' | 'resume' | 'cancel' | 'restore' | 'send' | 'schedule' | 'retry' | 'write-again' | 'show' | 'hide';

interface Choice {
  act: CampaignAct;
  label: string;
  busy: string;
}

const PAUSE = { act: 'pause', label: 'Pause', busy: 'Pausing…' } as const;
const RESUME = { act: 'resume', label: 'Go on', busy: 'Going on…' } as const;
const CANCEL_REST = { act: 'cancel', label: 'Cancel the rest', busy: 'Cancelling…' } as const;

const SHOW = { act: 'show', label: 'Show on the web', busy: 'Saving…' } as const;
const HIDE = { act: 'hide', label: 'Take off the web', busy: 'Saving…' } as const;
const SEND = { act: 'send', label: 'Send now', busy: 'Sending…' } as const;

const CHOICES: Record<CampaignPhase, readonly Choice[]> = {
  scheduled: [
    SEND,
    { act: 'schedule', label: 'Another time', busy: 'Saving…' },
    { act: 'cancel', label: 'Cancel', busy: 'Cancelling…' },
  ],
  sending: [PAUSE, CANCEL_REST],
  paused: [RESUME, CANCEL_REST],
  stopped: [RESUME, CANCEL_REST],
  cancelled: [],
  over: [],
};

function choicesFor(campaign: Campaign): readonly Choice[] {
  const { failed, bounced, state } = campaign;
  // What is about a post that nobody can read yet can't be sent.
  const choices: Choice[] = CHOICES[phaseOf(campaign)].filter(
    (choice) => choice !== SEND || !campaign.waits_for_post,
  );
  if (failed > 0 && state !== 'cancelled') {
    choices.push({
      act: 'retry',
      label: `Retry ${failed.toLocaleString('en-US')} failed`,
      busy: 'Retrying…',
    });
  }
  if (bounced > 0) {
    const label = `Put ${howMany(bounced, 'reader')} back`;
    choices.push({ act: 'restore', label, busy: 'Putting back…' });
  }
  if (wasNeverSent(campaign) && !campaign.is_of_post) {
    choices.push({ act: 'write-again', label: 'Use its text again', busy: 'Fetching…' });
  }
  // A plain one is an email alone.
  if (campaign.is_rich && !wasNeverSent(campaign)) {
    choices.push(campaign.on_web ? HIDE : SHOW);
  }
  return choices;
}

interface CampaignActionsProps {
  campaign: Campaign;
  /** The action in progress. */
  busy: CampaignAct | null;
  onAct: (act: CampaignAct) => void;
}

/** The buttons for what can be done with a campaign now. */
export function CampaignActions({ campaign, busy, onAct }: CampaignActionsProps) {
  const choices = choicesFor(campaign);
  if (choices.length === 0) {
    if (campaign.is_rich || wasNeverSent(campaign)) return null;
    return (
      <p className="py-1.5 text-quiet @max-[62rem]:py-0 @max-[62rem]:text-fine @min-[62rem]:text-right">
        Not on the web
      </p>
    );
  }
  return (
    <div className="flex flex-wrap gap-1 @max-[62rem]:-ml-3 @min-[62rem]:-mr-3 @min-[62rem]:max-w-72 @min-[62rem]:justify-end">
      {choices.map(({ act, label, busy: working }) => (
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
    </div>
  );
}
