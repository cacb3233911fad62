import { z } from 'zod';
import type { Success } from './envelope.ts';

/**
 * Emails to one person. Not newsletters, which are tracked by campaign, nor confirmations of unconfirmed subscribers.
 */
export const PERSONAL_EMAILS = [
  'owner-notice',
  'receipt',
  'appointment',
  'reminder',
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

/** The state of email delivery, for the owner. */
export interface DeliveryStatus extends Success {
  /** Why all email is held back, and how many wait; null while the mail server accepts email. */
  held: { reason: string; waiting: number } | null;
  /** Latest first. */
  undelivered: UndeliveredEmail[];
}

/** `until` is the latest `given_up_at` that the owner has seen; later ones are kept. */
export const undeliveredQuery = z.object({ until: z.iso.datetime({ error: 'The moment is not valid.' }) });
