import { z } from 'zod';
import type { Success } from './envelope.ts';
import { id } from './fields.ts';

/** Emails to one person. Not newsletters, which are tracked by campaign. */
export const PERSONAL_EMAILS = [
  'owner-notice',
  'receipt',
  'reply',
  'appointment',
  'reminder',
  'confirm-subscription',
  'newsletter-test',
] as const;

/** An email whose delivery was given up, and the mail server's response. */
export interface UndeliveredEmail {
  id: number;
  kind: (typeof PERSONAL_EMAILS)[number];
  recipient: string;
  reason: string;
  given_up_at: string;
}

/** Emails that are retried one by one after the mail server refused them, for now. */
export interface WaitingEmails {
  reason: string;
  count: number;
  next_try_at: string;
}

/** A campaign that is not sent on, because mail servers refuse its emails alike. */
export interface HeldCampaign {
  id: number;
  subject: string;
  reason: string;
  waiting: number;
  /** When one email is tried; null when the campaign was stopped and waits for the owner. */
  next_try_at: string | null;
}

/** The state of email delivery, for the owner. */
export interface DeliveryStatus extends Success {
  /** Why all email is held back, and how many wait; null while the mail server accepts email. */
  held: { reason: string; waiting: number } | null;
  /** Newest first. */
  held_campaigns: HeldCampaign[];
  /** The most frequent reason first; empty while all email is held back. */
  waiting: WaitingEmails[];
  /** Latest first. */
  undelivered: UndeliveredEmail[];
}

/** `count` emails are sent again; `overtaken` ones are not, since what they are about has changed or is over. */
export interface UndeliveredRetried extends DeliveryStatus {
  count: number;
  overtaken: number;
}

const until = z.iso.datetime({ error: 'The moment is not valid.' });

/** `until` is the latest `given_up_at` that the owner has seen; later ones are kept. */
export const undeliveredQuery = z.object({ until });

/** Only the email with the `id`, if there is one. */
export const retryUndeliveredBody = z.object({ until, id: id('The id').optional() });
export type RetryUndelivered = z.infer<typeof retryUndeliveredBody>;
