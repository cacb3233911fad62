import { z } from 'zod';
import type { Campaign } from './campaigns.ts';
import type { Consultation } from './consultations.ts';
import type { Success } from './envelope.ts';
import { line } from './fields.ts';
import type { PostAsNewsletter } from './posts.ts';
import { LIMITS } from '../limits.ts';

/** A post by words of its title. */
export interface FoundTitle {
  id: number;
  slug: string;
  title: string;
  status: 'draft' | 'published';
  /** ISO 8601 in UTC, later than now for a scheduled post; null if it was never published. */
  published_at: string | null;
  /** Absent where it never went to the subscribers and is not about to. */
  newsletter?: PostAsNewsletter;
}

/** A category by words of its name. */
export interface FoundCategory {
  id: number;
  name: string;
  /** One that has posts stays. */
  has_posts: boolean;
}

/** A newsletter that was sent or is to be, by words of its subject. */
export type FoundCampaign = Pick<Campaign, 'id' | 'subject' | 'state' | 'post_id'>;

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
  lists: { list: PeopleList; at: string; id: number }[];
  /** Whether a call of theirs is still to come. */
  is_ahead: boolean;
  /** The next of them; absent where there is none. */
  next_call?: Pick<Consultation, 'consultation_date' | 'consultation_time'>;
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
  /** 'new' until it is 'answered', or 'settled' as it needs no answer. */
  status: string;
}

/** A consultation by words of what its visitor wrote, and of their name; one that is still to come by their name alone. */
export interface FoundCall extends Consultation {
  /** As that of a message. */
  excerpt: string;
}

/** A list of the dashboard that can be searched by itself. */
export type SearchedList = 'messages' | 'consultations' | 'posts';

/** A few of each, the newest first: those with words that begin with what is looked for, and others only where there are none. */
export interface Found extends Success {
  posts: FoundTitle[];
  people: FoundPerson[];
  /**
   * Those with names or addresses that have the words but for a mistake in one, only where nothing at all is found; or with
   * these initials, only where nothing begins so.
   */
  similar: FoundPerson[];
  /** As `similar`, by their titles. */
  similar_posts: FoundTitle[];
  /** As `similar`, by their subjects and senders: the newest few. */
  similar_messages: FoundMessage[];
  /** Of those whose sender alone has the words, the newest few. */
  messages: FoundMessage[];
  /** The next one first; what is over comes after what is still to come. */
  calls: FoundCall[];
  categories: FoundCategory[];
  campaigns: FoundCampaign[];
  /** How many rows the search of each list itself finds by the words, counted up to `MAX_COUNTED`. */
  totals: Record<SearchedList, number>;
}

export const findQuery = z.object({
  words: line('The search', LIMITS.search).min(1, 'There is nothing to look for.'),
});
