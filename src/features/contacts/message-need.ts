import type { ListedContact } from '#shared/contract/contacts.ts';
import { isUnsent } from './message-deeds.ts';
import { byDeadline, replyDueOf } from './reply-due.ts';

/** What a message needs of the owner, the most pressing first; nothing once it is `answered`, or needs no answer. */
export const NEEDS = ['overdue', 'failed', 'due', 'unanswered', 'answered'] as const;
export type Need = (typeof NEEDS)[number];

/**
 * What a message needs at `now`, whether it was read or not. One that was answered since the list was read counts as it did:
 * its row stays where that can be taken back.
 */
export function needOf(message: ListedContact, now: Date): Need {
  const { answered_at, settled_at, replies } = message;
  if (settled_at !== null) return 'answered';
  const last = replies.at(-1);
  if (isUnsent(last)) return 'failed';
  const isOpen = message.status === 'new' || last?.status === 'waiting';
  if (isOpen) {
    const due = replyDueOf(message);
    return due !== null && due < now ? 'overdue' : 'due';
  }
  return answered_at === null ? 'unanswered' : 'answered';
}

/** The messages by what they need, in the given order; those that have a deadline by that. */
export function byNeed(
  messages: readonly ListedContact[],
  need: (message: ListedContact) => Need,
): ListedContact[] {
  return NEEDS.flatMap((one) => {
    const group = messages.filter((message) => need(message) === one);
    return one === 'due' || one === 'overdue' ? group.sort(byDeadline) : group;
  });
}
