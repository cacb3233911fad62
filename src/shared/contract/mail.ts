import { z } from 'zod';
import type { Success } from './envelope.ts';

/** What is written to one person. Newsletters are followed by campaign; who asks to be a reader is nobody yet. */
export const PERSONAL_MAILS = [
  'owner-notice',
  'receipt',
  'appointment',
  'reminder',
  'newsletter-test',
] as const;

/** A mail that was given up, and what the mail server said. */
export interface UndeliveredMail {
  id: number;
  kind: (typeof PERSONAL_MAILS)[number];
  recipient: string;
  reason: string;
  given_up_at: string;
}

/** What the owner should know of the mail. */
export interface MailState extends Success {
  /** Why all mail waits, and how many wait; null while the mail server takes it. */
  held: { reason: string; waiting: number } | null;
  /** The latest first. */
  undelivered: UndeliveredMail[];
}

/** `until` is the latest `given_up_at` that the owner has seen: what came after it stays. */
export const undeliveredQuery = z.object({ until: z.iso.datetime({ error: 'The moment is not valid.' }) });
