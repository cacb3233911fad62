import { z } from 'zod';
import type { Success } from './envelope.ts';

/** What is written to one person. Newsletters are followed by campaign; who asks to be a subscriber is nobody yet. */
export const PERSONAL_EMAILS = [
  'owner-notice',
  'receipt',
  'appointment',
  'reminder',
  'newsletter-test',
] as const;

/** A mail that was given up, and what the mail server said. */
export interface UndeliveredEmail {
  id: number;
  kind: (typeof PERSONAL_EMAILS)[number];
  recipient: string;
  reason: string;
  given_up_at: string;
}

/** What the owner should know of the mail. */
export interface DeliveryStatus extends Success {
  /** Why all mail waits, and how many wait; null while the mail server takes it. */
  held: { reason: string; waiting: number } | null;
  /** The latest first. */
  undelivered: UndeliveredEmail[];
}

/** `until` is the latest `given_up_at` that the owner has seen: what came after it stays. */
export const undeliveredQuery = z.object({ until: z.iso.datetime({ error: 'The moment is not valid.' }) });
