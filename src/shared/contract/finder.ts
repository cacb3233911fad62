import { z } from 'zod';
import type { CalendarDay } from '../calendar-day.ts';
import type { CampaignState } from './campaigns.ts';
import type { Success } from './envelope.ts';
import { line } from './fields.ts';
import { LIMITS } from '../limits.ts';

/** A post by words of its title. */
export interface FoundTitle {
  id: number;
  slug: string;
  title: string;
  status: 'draft' | 'published';
  /** ISO 8601 in UTC, later than now for a scheduled post; null if it was never published. */
  published_at: string | null;
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
  /** The number that they left last; '' for none. */
  phone: string;
  /** The lists that they are in, and when they last wrote, booked or subscribed, as ISO 8601; the latest first. */
  lists: { list: PeopleList; at: string }[];
}

/** A message that is no suspected spam, by words of its subject or text, and of its sender's name. */
export interface FoundMessage {
  id: number;
  name: string;
  email: string;
  subject: string;
  /** A line of its text, around the first word that is looked for. */
  excerpt: string;
  /** When it came, as ISO 8601. */
  at: string;
}

/** A consultation by words of what its visitor wrote, and of their name. */
export interface FoundCall {
  id: number;
  name: string;
  email: string;
  /** As that of a message. */
  excerpt: string;
  day: CalendarDay;
  /** '9:00 AM' */
  time: string;
}

/** A list of the dashboard that can be searched by itself. */
export type SearchedList = 'messages' | 'consultations' | 'posts';

/** A few of each: first those with words that begin with what is looked for, and of these the newest. */
export interface Found extends Success {
  posts: FoundTitle[];
  people: FoundPerson[];
  /** Without those whose sender alone has the words. */
  messages: FoundMessage[];
  calls: FoundCall[];
  categories: FoundCategory[];
  campaigns: FoundCampaign[];
  /** How many rows the search of each list itself finds, counted up to `MAX_COUNTED`. */
  totals: Record<SearchedList, number>;
}

export const findQuery = z.object({
  words: line('The search', LIMITS.search).min(1, 'There is nothing to look for.'),
});
