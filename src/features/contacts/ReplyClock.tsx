import { promiseOf } from '#content/reply-promise.ts';
import type { Contact } from '#shared/contract/contacts.ts';
import { replyDueOf } from './reply-due.ts';
import { timeLeft } from './time-left.ts';

/** How long there is to answer a message as it was promised where it was written. [9.2.08] [9.2.09] */
export function ReplyClock({ message, now }: { message: Contact; now: Date }) {
  const due = replyDueOf(message);
  if (due === null) return null;
  const { isOverdue, words } = timeLeft(due, now);
  return (
    <time
      dateTime={due.toISOString()}
      title={`An answer was promised within ${promiseOf(message.subject)}.`}
      className={`text-fine tabular-nums ${isOverdue ? 'font-semibold text-alarm' : 'text-quiet'}`}
    >
      {words}
    </time>
  );
}
