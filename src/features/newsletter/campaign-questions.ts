import type { Campaign } from '#shared/contract/campaigns.ts';
import { howMany } from '../../lib/how-many.ts';
import type { Question } from '../../ui/alerts.ts';
import { countDone, phaseOf } from './campaign-phase.ts';
import type { CampaignAct, TextAct } from './campaign-choices.ts';

/**
 * The question before an action that can't be undone, or that needs an explanation; null when there is none.
 */
export function questionBefore(act: CampaignAct, campaign: Campaign): Question | null {
  const { failed, bounced, waiting, stopped_by } = campaign;
  const name = `“${campaign.subject}”`;
  const phase = phaseOf(campaign);
  switch (act) {
    case 'retry':
      return {
        title: `Try ${howMany(failed, 'email')} once more?`,
        message: `${name} goes out again to those who did not get it, also to addresses that were refused. Nobody gets it twice.`,
        confirmLabel: 'Try again',
      };
    case 'restore':
      return {
        title: `Put ${howMany(bounced, 'reader')} back on the list?`,
        message: `${name} took them off, because their addresses were refused. They get the next newsletter again. Nothing is sent now.`,
        confirmLabel: 'Put back',
      };
    case 'resume':
      return phase !== 'stopped'
        ? null
        : {
            title: 'Go on with it?',
            message: `${name} was refused again and again${stopped_by === null ? '' : `: “${stopped_by}”`}. Go on once that is settled. The same refusal does not stop it a second time.`,
            confirmLabel: 'Go on',
          };
    case 'cancel':
      return phase === 'scheduled'
        ? {
            title: 'Cancel this newsletter?',
            message: `${name} does not go out.${campaign.post_id !== null ? '' : ' Its text stays with it, and can be used again.'}`,
            confirmLabel: 'Cancel it',
            cancelLabel: 'Keep it',
          }
        : {
            title: 'Cancel the rest?',
            message: `${name}: ${countDone(campaign)} are out. The other ${howMany(waiting, 'email')} will not be sent, and this can’t be undone.`,
            confirmLabel: 'Cancel the rest',
            cancelLabel: 'Keep it',
            danger: true,
          };
    case 'send':
      return {
        title: 'Send it now?',
        message: `${name} goes out at once to every active subscriber, and can’t be called back.`,
        confirmLabel: 'Send now',
      };
    case 'edit':
      return {
        title: 'Edit this newsletter?',
        message: `${name} is taken back from the schedule. It does not go out until you schedule it again.`,
        confirmLabel: 'Edit it',
        cancelLabel: 'Leave it',
      };
    case 'discard':
      return {
        title: 'Delete this newsletter?',
        message: `${name} was never sent. It is taken out of the list, and this can’t be undone.${campaign.post_id !== null ? '' : ' To keep its text, use that again before.'}`,
        confirmLabel: 'Delete it',
        cancelLabel: 'Keep it',
        danger: true,
      };
    case 'write-again':
    case 'copy':
    case 'correct':
    case 'pause':
    case 'schedule':
    case 'show':
    case 'hide':
    case 'email':
      return null;
  }
}

/** What an action has done; `count` is the server's. */
export function newsAfter(
  act: Exclude<CampaignAct, TextAct | 'email'>,
  campaign: Campaign,
  count: number,
): string {
  const { subject } = campaign;
  const name = `“${subject}”`;
  switch (act) {
    case 'retry':
      return `${howMany(count, 'email')} will be tried once more.`;
    case 'restore':
      return count === 1
        ? '1 reader is on the list again.'
        : `${howMany(count, 'reader')} are on the list again.`;
    case 'pause':
      return `${name} is paused.`;
    case 'resume':
      return `${name} goes on.`;
    case 'cancel':
      return `${name} is cancelled.`;
    case 'discard':
      return `${name} is deleted.`;
    case 'send':
      return `${name} is on its way.`;
    case 'schedule':
      return `${name} has another time.`;
    case 'show':
      return `${name} has a page on the web.`;
    case 'hide':
      return `${name} has no page on the web.`;
  }
}
