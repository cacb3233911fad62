import { z } from 'zod';
import { CAMPAIGN_PEOPLE_PAGE_SIZE, MAX_PAGE_SIZE } from '../limits.ts';
import type { Campaign } from './campaigns.ts';
import type { ListPagination, Success } from './envelope.ts';
import { id, inRange } from './fields.ts';

/** One campaign, as the list has it. */
export interface CampaignAnswer extends Success {
  campaign: Campaign;
}

/** What a campaign's subscribers get or got, without anybody's link to unsubscribe. */
export interface CampaignEmail extends Success {
  subject: string;
  /** A complete document. */
  html: string;
  text: string;
}

/**
 * `sent`: those whose mail server has taken it; `failed`: those whom it did not reach; `unsubscribed`: those who left by its
 * link, and did not come back.
 */
const CAMPAIGN_PEOPLE = ['sent', 'failed', 'unsubscribed'] as const;
export type CampaignPeople = (typeof CAMPAIGN_PEOPLE)[number];

/** Somebody whom a campaign reached, did not reach, or who left by it. */
export interface CampaignPerson {
  id: number;
  /** Empty where the address was deleted since. */
  email: string;
  /** What the mail server said; null for who got it and who left. */
  reason: string | null;
  /** Whether the address was taken off the list because of that. */
  is_off: boolean;
}

export interface CampaignPeopleList extends Success {
  people: CampaignPerson[];
  pagination: ListPagination;
}

export const campaignPeopleQuery = z.object({
  id: id('The id'),
  who: z
    .string()
    .pipe(z.enum(CAMPAIGN_PEOPLE, 'The people are those who got it, whom it failed, or who unsubscribed.')),
  page: inRange(1, 1_000_000, 1),
  limit: inRange(1, MAX_PAGE_SIZE, CAMPAIGN_PEOPLE_PAGE_SIZE),
});
export type CampaignPeopleQuery = z.infer<typeof campaignPeopleQuery>;
