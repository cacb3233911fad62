import type { ReplyPromise } from '#shared/reply-clock.ts';
import { contactSubjects } from './contact.ts';

/**
 * The reply promise made to the sender of a message: the subject tells whether the contact page's or the home page's
 * form was used.
 */
export function promiseOf(subject: string): ReplyPromise {
  return contactSubjects.some((known) => known === subject) ? 'hours' : 'business hours';
}
