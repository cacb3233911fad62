import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { type BatchAnswer, idsBody } from './batches.ts';
import type { ListPagination, Success } from './envelope.ts';
import {
  emailAddress,
  instant,
  line,
  oneOf,
  optional,
  ownerListQuery,
  required,
  sorting,
  text,
  words,
} from './fields.ts';
import { email, honeypot } from './visitor-fields.ts';

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

/** The views of the list: without suspected spam, those of one status among them, and suspected spam alone. */
export const SUBSCRIBER_VIEWS = ['listed', 'active', 'pending', 'unsubscribed', 'bounced', 'spam'] as const;
export type SubscriberView = (typeof SUBSCRIBER_VIEWS)[number];
export const SUBSCRIBER_COLUMNS = ['email', 'date', 'status'] as const;

export interface SubscriberList extends Success {
  subscribers: Subscriber[];
  pagination: ListPagination;
  /** Where a view was asked for: how many are in each. The active ones get the next newsletter. */
  counts?: Record<SubscriberView, number>;
}

/** One of them, and what was sent to them, as far as emails are kept. */
export interface SubscriberAnswer extends Success {
  subscriber: Subscriber;
  /** When they were sent the email that asks last, ISO 8601; null if they never were. */
  asked_at: string | null;
  /** The newsletters, the latest first, at most five. */
  newsletters: { id: number; subject: string; sent_at: string }[];
  newsletter_count: number;
}

export const unsubscribeByOwnerBody = idsBody.extend({
  /** Takes it back; with when it was done. */
  undoes: instant('The time').optional(),
});
export type UnsubscribeByOwner = z.input<typeof unsubscribeByOwnerBody>;

/** `at`: when it was done, for what takes it back. */
export interface UnsubscribedByOwner extends BatchAnswer {
  at: string;
}

export const listSubscribersQuery = ownerListQuery.extend({
  view: oneOf(SUBSCRIBER_VIEWS),
  search: words,
  sort: sorting(SUBSCRIBER_COLUMNS),
});
export type ListSubscribersQuery = z.infer<typeof listSubscribersQuery>;

/** `pending` if a confirmation email is sent; it does not reveal whether the address was known. */
export interface Subscribed extends Success {
  pending?: true;
}

/** An address that the owner has added: `pending` if it was sent the email that asks, or else it is subscribed. */
export interface SubscriberAdded extends Success {
  id: number;
  pending: boolean;
}

/**
 * `success_count` counts the emails that the mail server has accepted so far [7.11.04]; `waiting_count` those still in
 * the queue. `send_at` is there when the newsletter is sent later.
 */
export interface NewsletterSent extends Success {
  campaign_id: number;
  send_at?: string;
  summary: { success_count: number; failure_count: number; waiting_count: number; total: number };
}

/** A newsletter as it would be sent now, and the number of recipients. */
export interface NewsletterPreview extends Success {
  subject: string;
  html: string;
  text: string;
  recipients: number;
  /** The size of the HTML part in UTF-8, without a subscriber's own links. */
  bytes: number;
  /** Who it comes from, as inboxes show it. */
  sender: { name: string; address: string };
  /** What inboxes show after the subject. */
  preview_text: string;
  /** Who gets a test, unless another address is asked for. */
  test_to: string;
}

/** A test newsletter, and its recipient. */
export interface NewsletterTested extends Success {
  to: string;
}

export const subscribeBody = z.object({ email, website: honeypot });

export const subscriberBody = z.object({
  email: emailAddress('Please enter an email address.'),
  /** Whether the owner says that whoever has the address agreed to get this newsletter. */
  agreed: z.boolean({ error: 'Please say whether they agreed.' }),
});
export type SubscriberInput = z.infer<typeof subscriberBody>;

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

/** Who gets a test instead of the owner. */
export const testRecipient = emailAddress('Please enter an email address.').optional();

/** A newsletter to be tried out. */
export const testNewsletterBody = newsletterBody.extend({ to: testRecipient });

/** As the client sends it. */
export interface NewsletterToTest extends NewsletterInput {
  to?: string;
}

/** A newsletter to be sent at once, or at `send_at`. */
export const sendNewsletterBody = newsletterBody.extend({
  send_at: instant('The time')
    .nullish()
    .transform((value) => value ?? null),
});

/** As the client sends it. */
export interface NewsletterToSend extends NewsletterInput {
  send_at?: string;
}
