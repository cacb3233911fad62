import { promiseOf } from '#content/contact-subject.ts';
import type { Contact } from '#shared/contract/contacts.ts';
import { promiseInWords } from '#shared/reply-clock.ts';
import { replyDueOf } from './reply-due.ts';
import { timeLeft } from './time-left.ts';

/** The time left to answer a message, as its form promised. [9.2.08] [9.2.09] */
export function ReplyClock({ message, now }: { message: Contact; now: Date }) {
  const due = replyDueOf(message);
  if (due === null) return null;
  const { isOverdue, words } = timeLeft(due, now);
  return (
    <time
      dateTime={due.toISOString()}
      title={`An answer was promised within ${promiseInWords(promiseOf(message.subject))}.`}
      className={`text-fine tabular-nums ${isOverdue ? 'font-semibold text-alarm' : 'text-quiet'}`}
    >
      {words}
    </time>
  );
}
