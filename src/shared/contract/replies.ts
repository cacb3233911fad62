import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import type { Success } from './envelope.ts';
import { id, required, text } from './fields.ts';

/** What the owner answered to a message, and whether it was delivered. */
export interface Reply {
  id: number;
  body: string;
  /** `waiting` can be taken back; `withdrawn` was not sent. */
  status: 'waiting' | 'sending' | 'sent' | 'failed' | 'withdrawn';
  /** What the mail server said at the last attempt that did not work. */
  reason: string | null;
  created_at: string;
  /** When it is sent at the earliest. */
  due_at: string;
  finished_at: string | null;
}

/** All replies to a message, the oldest first. */
export interface ReplyList extends Success {
  replies: Reply[];
}

export interface ReplySent extends Success {
  reply: Reply;
}

/** The text comes back, to be written on. */
export interface ReplyTakenBack extends Success {
  body: string;
}

export const repliesQuery = z.object({ contact: id('The message') });

export const replyBody = z.object({
  contact: id('The message'),
  body: required(text('The reply', LIMITS.reply), 'Please write a reply.'),
  /** The last reply that its writer knew of, 0 for none: a later one is asked about. Without it, nothing is. */
  known: z.int({ error: 'Say which reply is the last one known.' }).min(0).optional(),
});
/** As it is sent. */
export interface ReplyToSend {
  contact: number;
  body: string;
  known?: number | undefined;
}
