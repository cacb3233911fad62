import type { Campaign } from '#shared/contract/campaigns.ts';
import { howMany } from '../../lib/how-many.ts';
import { type CampaignPhase, phaseOf, wasNeverSent } from './campaign-phase.ts';

/**
 * What the owner can do with a campaign; `restore` puts readers back, `retry` sends what failed once more; `edit`,
 * `write-again`, `copy` and `correct` lead to a text of it,
 * and `email` to what goes out of its post.
 */
export type CampaignAct =
  | ('pause' | 'resume' | 'cancel' | 'restore' | 'send' | 'schedule' | 'retry')
  | ('edit' | 'write-again' | 'copy' | 'correct' | 'discard' | 'show' | 'hide' | 'email');

/** Those that lead to a text. */
export type TextAct = Extract<CampaignAct, 'edit' | 'write-again' | 'copy' | 'correct'>;

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
const USE_AGAIN = { label: 'Use its text again', busy: 'Fetching…' };
const CORRECT = { act: 'correct', label: 'Correct its page…', busy: 'Opening…' } as const;
const DISCARD = { act: 'discard', label: 'Delete', busy: 'Deleting…' } as const;
const EDIT = { act: 'edit', label: 'Edit…', busy: 'Opening…' } as const;
/** The email has what its post has. */
const EDIT_POST = { ...EDIT, label: 'Edit the post' } as const;
/** Its subject, its preview text, and how much of its post it has. */
const EDIT_EMAIL = { act: 'email', label: 'Edit the email…', busy: 'Opening…' } as const;

const CHOICES: Record<CampaignPhase, readonly Choice[]> = {
  scheduled: [
    SEND,
    EDIT,
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
  return isOfPost
    ? CHOICES[state]
        .filter((choice) => choice !== SEND)
        .map((choice) => (choice === EDIT ? EDIT_POST : choice))
    : CHOICES[state];
}

/** What can be done with a campaign now; first what its state asks for. */
export function choicesFor(campaign: Campaign): readonly Choice[] {
  const { failed, bounced, state, post_id, waits_for_post } = campaign;
  const phase = phaseOf(campaign);
  // What is about a post that nobody can read yet can't be sent.
  const choices: Choice[] = CHOICES[phase]
    .filter((choice) => choice !== SEND || !waits_for_post)

    .flatMap((choice) => (choice === EDIT && post_id !== null ? [EDIT_POST, EDIT_EMAIL] : [choice]));
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
  const hasBegun = phase !== 'scheduled' && !wasNeverSent(campaign);
  if ((phase === 'over' || phase === 'cancelled') && post_id === null) {
    choices.push({ ...USE_AGAIN, act: hasBegun ? 'copy' : 'write-again' });
  }
  // A plain one is an email alone, and one that waits has no page yet.
  if (campaign.is_rich && hasBegun) {
    if (campaign.page !== null && post_id === null) choices.push(CORRECT);
    choices.push(campaign.on_web ? HIDE : SHOW);
  }
  if (wasNeverSent(campaign)) choices.push(DISCARD);
  return choices;
}

/** Whether it stands in sight with one that waits, where there is room for all that leads elsewhere. */
export function isOfWaiting({ act }: Choice): boolean {
  return act === 'send' || act === 'edit' || act === 'email' || act === 'schedule' || act === 'cancel';
}

/** Whether it is so much the next thing to do that it stands in sight. */
export function isLeading({ act }: Choice): boolean {
  return act === 'send' || act === 'pause' || act === 'resume' || act === 'retry';
}

/** Whether it leads to a text. */
export function isOfText(act: CampaignAct): act is TextAct {
  return act === 'edit' || act === 'write-again' || act === 'copy' || act === 'correct';
}
