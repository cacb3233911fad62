import type { ListedContact } from '#shared/contract/contacts.ts';
import type { Reply } from '#shared/contract/replies.ts';

/** What can be done with a message, as its row calls it. */
export const MESSAGE_DEEDS = {
  read: 'Mark as Read',
  new: 'Mark as new',
  settle: 'Needs no answer',
  reopen: 'Wants an answer',
  again: 'Needs an answer again',
  spam: 'Spam',
  notSpam: 'Not spam',
  delete: 'Delete',
} as const;

/**
 * What can be done with a message that is not suspected now, besides answering it.
 * @param status by the server
 * @param isRead whether it is marked as read in this browser
 */
export function messageDeeds(status: string, isRead: boolean): string[] {
  const mark = isRead ? MESSAGE_DEEDS.new : MESSAGE_DEEDS.read;
  const settling = status === 'settled' ? MESSAGE_DEEDS.reopen : MESSAGE_DEEDS.settle;
  return [
    ...(status === 'new' ? [mark] : []),
    ...(status === 'answered' ? [] : [settling]),
    MESSAGE_DEEDS.spam,
    MESSAGE_DEEDS.delete,
  ];
}

/** Whether a message wants an answer: one that has none, or none that arrived. */
export function wantsAnswer(message: ListedContact): boolean {
  return isToAnswer(message) && !hasAnswer(message);
}

/** Whether a message that wanted an answer has one. */
export function isAnswered(message: ListedContact): boolean {
  return isToAnswer(message) && hasAnswer(message);
}

/** Whether a message is answered by a reply that is out: one that is not can be taken back. */
export function canWantMore(message: ListedContact): boolean {
  return isAnswered(message) && message.replies.at(-1)?.status === 'sent';
}

/** Whether a reply did not arrive, or never went out: it answers nothing. */
export function isUnsent(reply: Pick<Reply, 'status'> | undefined): boolean {
  return reply?.status === 'failed' || reply?.status === 'withdrawn';
}

function isToAnswer({ suspected_spam, settled_at }: ListedContact): boolean {
  return !suspected_spam && settled_at === null;
}

function hasAnswer({ answered_at, replies }: ListedContact): boolean {
  return answered_at !== null && !isUnsent(replies.at(-1));
}
