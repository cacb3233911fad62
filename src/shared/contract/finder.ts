import { z } from 'zod';
import type { CampaignState } from './campaigns.ts';
import type { Success } from './envelope.ts';
import { line } from './fields.ts';
import { LIMITS } from '../limits.ts';

/** A post by words of its title. */
export interface FoundTitle {
  id: number;
  title: string;
  status: 'draft' | 'published';
}

/** A category by words of its name. */
export interface FoundCategory {
  id: number;
  name: string;
}

/** A newsletter that was sent or is to be, by words of its subject. */
export interface FoundCampaign {
  id: number;
  subject: string;
  state: CampaignState;
}

/** A list that people are in. */
export type PeopleList = 'messages' | 'consultations' | 'subscribers';

/** Somebody who wrote, booked or subscribed, by their name, address or telephone number. */
export interface FoundPerson {
  /** '' for somebody who only subscribed. */
  name: string;
  email: string;
  /** The lists that they are in, and when they last wrote, booked or subscribed, as ISO 8601; the latest first. */
  lists: { list: PeopleList; at: string }[];
}

/** A few of each: first those with words that begin with what is looked for, and of these the newest. */
export interface Found extends Success {
  posts: FoundTitle[];
  people: FoundPerson[];
  categories: FoundCategory[];
  campaigns: FoundCampaign[];
}

export const findQuery = z.object({
  words: line('The search', LIMITS.search).min(1, 'There is nothing to look for.'),
});
