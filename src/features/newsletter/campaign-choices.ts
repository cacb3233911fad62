import type { Campaign } from '#shared/contract/campaigns.ts';
import { howMany } from '../../lib/how-many.ts';
import { type CampaignPhase, phaseOf, wasNeverSent } from './campaign-phase.ts';

/**
 * What the owner can do with a campaign; `change` takes one that waits back to where it is written, `restore` puts readers
 * back, `retry` sends what failed once more.
 */
export type CampaignAct =
  | 'pause'
  | 'resume'
  | 'cancel'
  | 'restore'
  | 'send'
  | 'schedule'
  | 'change'
  | 'retry'
  | 'write-again'
  | 'show'
  | 'hide';

/** An action as the owner is offered it. */
export interface Choice {
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

const CHANGE = { act: 'change', label: 'Change', busy: 'Fetching…' } as const;

const CHOICES: Record<CampaignPhase, readonly Choice[]> = {
  scheduled: [
    SEND,
    CHANGE,
    { act: 'schedule', label: 'Another time', busy: 'Saving…' },
    { act: 'cancel', label: 'Cancel', busy: 'Cancelling…' },
  ],
  sending: [PAUSE, CANCEL_REST],
  paused: [RESUME, CANCEL_REST],
  stopped: [RESUME, CANCEL_REST],
  cancelled: [],
  over: [],
};

/** What can be done with one that waits, by its state alone. */
export function choicesForWaiting(state: Campaign['state'], isOfPost: boolean): readonly Choice[] {
  if (state !== 'scheduled' && state !== 'paused' && state !== 'stopped') return [];
  return CHOICES[state].filter((choice) => !isOfPost || (choice !== SEND && choice !== CHANGE));
}

/** What can be done with a campaign now; first what its state asks for. */
export function choicesFor(campaign: Campaign): readonly Choice[] {
  const { failed, bounced, state } = campaign;
  // What is about a post that nobody can read yet can't be sent.
  const choices: Choice[] = CHOICES[phaseOf(campaign)].filter(
    (choice) => !(choice === SEND && campaign.waits_for_post) && !(choice === CHANGE && campaign.is_of_post),
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

/** Whether it stands in sight with one that waits, where there is room for all that leads elsewhere. */
export function isOfWaiting({ act }: Choice): boolean {
  return act === 'send' || act === 'change' || act === 'schedule' || act === 'cancel';
}

/** Whether it is so much the next thing to do that it stands in sight. */
export function isLeading({ act }: Choice): boolean {
  return act === 'send' || act === 'pause' || act === 'resume' || act === 'retry';
}
