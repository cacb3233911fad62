import { promiseOf } from '#content/reply-promise.ts';
import type { Contact } from '#shared/contract/contacts.ts';
import { replyDue } from '#shared/reply-clock.ts';

/** When the answer to a message is due; null where none was promised (suspected spam) or nobody knows when it came. */
export function replyDueOf({ subject, suspected_spam, created_at }: Contact): Date | null {
  const received = new Date(created_at);
  if (suspected_spam || Number.isNaN(received.getTime())) return null;
  return replyDue(promiseOf(subject), received);
}
