import { z } from 'zod';
import { LIMITS } from '../business.ts';
import type { ListPagination, Success } from './envelope.ts';
import { email, honeypot, id, line, optional, required, text } from './fields.ts';

/** [3.8.01]–[3.8.03] */
export interface Subscriber {
  id: number;
  email: string;
  status: string;
  suspected_spam: boolean;
  subscribed_at: string;
  /** Why the subscriber is off the list, where it was not their own wish; null otherwise. */
  status_reason: string | null;
  /** How often emails came back for a passing reason. */
  soft_bounces: number;
}

export interface SubscriberList extends Success {
  subscribers: Subscriber[];
  pagination: ListPagination;
}

/** `pending` if a confirmation email is sent; it does not reveal whether the address was known. */
export interface Subscribed extends Success {
  pending?: true;
}

/**
 * `success_count` counts the emails that the mail server has accepted so far [7.11.04]; `waiting_count` those still in
 * the queue.
 */
export interface NewsletterSent extends Success {
  campaign_id: number;
  summary: { success_count: number; failure_count: number; waiting_count: number; total: number };
}

/** A newsletter as it would be sent now, and the number of recipients. */
export interface NewsletterPreview extends Success {
  subject: string;
  html: string;
  text: string;
  recipients: number;
}

/** A test newsletter, and its recipient. */
export interface NewsletterTested extends Success {
  to: string;
}

/** A sent newsletter and its progress. */
export interface Campaign {
  id: number;
  subject: string;
  created_at: string;
  recipients: number;
  delivered: number;
  waiting: number;
  failed: number;
  unsubscribed: number;
  /** The reasons for failures, each with its count. */
  failures: { reason: string; count: number }[];
}

export interface CampaignList extends Success {
  campaigns: Campaign[];
}

/** `count` emails are sent again. */
export interface CampaignRetried extends Success {
  count: number;
}

export const campaignBody = z.object({ id: id('The id') });

export const subscribeBody = z.object({ email, website: honeypot });

const BLANK = 'Please fill in both subject and message';

/** [3.12.01] */
export const newsletterBody = z.object({
  subject: required(line('The subject', LIMITS.subject), BLANK),
  content: required(text('The message', LIMITS.newsletter), BLANK),
  cta_text: optional(line('The button text', LIMITS.name)),
  cta_url: optional(
    line('The button address', LIMITS.url).refine(
      (value) => value === '' || z.url({ protocol: /^https?$/ }).safeParse(value).success,
      'The button address must be an http(s) address.',
    ),
  ),
});
export type NewsletterInput = z.infer<typeof newsletterBody>;
