import { z } from 'zod';
import type { Success } from './envelope.ts';
import { line } from './fields.ts';
import { LIMITS } from '../limits.ts';

/** A post by words of its title. */
export interface FoundTitle {
  id: number;
  title: string;
  status: 'draft' | 'published';
}

/** Somebody who wrote, booked or subscribed, by their name, address or telephone number. */
export interface FoundPerson {
  /** The list that they are in. */
  list: 'messages' | 'consultations' | 'subscribers';
  /** '' for a subscriber. */
  name: string;
  email: string;
  /** When they last wrote, booked or subscribed, as ISO 8601. */
  at: string;
}

/** A few of each, the newest first. */
export interface Found extends Success {
  posts: FoundTitle[];
  people: FoundPerson[];
}

export const findQuery = z.object({
  words: line('The search', LIMITS.search).min(1, 'There is nothing to look for.'),
});
