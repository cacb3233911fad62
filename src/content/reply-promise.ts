import type { ReplyPromise } from '#shared/reply-clock.ts';
import { contactSubjects } from './contact.ts';

/** What was promised to whoever sent a message: its subject tells the contact page's form from the home page's. */
export function promiseOf(subject: string): ReplyPromise {
  return contactSubjects.some((known) => known === subject) ? '24 hours' : '4 business hours';
}
