import type { Campaign } from '#shared/contract/campaigns.ts';
import { formatMoment } from '#shared/moments-in-words.ts';

/** What the owner sees of a campaign: `sending` only while something waits, and `over` once nothing does. */
export type CampaignPhase = 'scheduled' | 'sending' | 'paused' | 'stopped' | 'cancelled' | 'over';

export function phaseOf({ state, waiting }: Campaign): CampaignPhase {
  const canBeOver = state === 'sending' || state === 'paused' || state === 'stopped';
  return canBeOver && waiting === 0 ? 'over' : state;
}

/** '120 of 3,000' */
export function countDone({ recipients, waiting, cancelled }: Campaign): string {
  const done = recipients - waiting - cancelled;
  return `${done.toLocaleString('en-US')} of ${recipients.toLocaleString('en-US')}`;
}

/** Whether it was cancelled before it went to anyone. */
export function wasNeverSent(campaign: Campaign): boolean {
  return campaign.state === 'cancelled' && campaign.recipients === 0;
}

/** Says of one that was not sent that it was not; null for any other. */
export function unsentWords(campaign: Campaign): string | null {
  if (campaign.state === 'scheduled') return 'Not yet';
  return wasNeverSent(campaign) ? 'Not sent' : null;
}

/** When it was sent; of one that was not, that. */
export function sentAt(campaign: Campaign): string {
  return unsentWords(campaign) ?? wholeMoment(campaign.send_at ?? campaign.created_at);
}

/** 'January 5, 2026, 3:14 PM', where a line breaks after a comma alone. */
export function wholeMoment(value: string): string {
  return formatMoment(value).replaceAll(/(?<!,) /g, '\u00a0');
}
