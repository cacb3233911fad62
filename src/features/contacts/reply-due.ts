import { promiseOf } from '#content/contact-subject.ts';
import type { Contact } from '#shared/contract/contacts.ts';
import { replyDue } from '#shared/reply-clock.ts';

/** When the reply to a message is due; null for suspected spam, which was promised none, and without a valid date. */
export function replyDueOf({ subject, suspected_spam, created_at }: Contact): Date | null {
  const received = new Date(created_at);
  if (suspected_spam || Number.isNaN(received.getTime())) return null;
  return replyDue(promiseOf(subject), received);
}

/** What is due first comes first; of what is due at once, or has no deadline, the oldest. */
export function byDeadline(one: Contact, other: Contact): number {
  const [first, second] = [one, other].map((message) => replyDueOf(message)?.getTime() ?? Infinity);
  // Infinity less itself is no number.
  return first === second ? one.id - other.id : Number(first) - Number(second);
}
