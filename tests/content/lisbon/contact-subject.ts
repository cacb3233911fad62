import type { ReplyPromise } from '#shared/reply-clock.ts';
import { contactSubjects } from './contact.ts';
import { projectTypes } from './home.ts';

/**
 * The reply promise made to the sender of a message: the subject tells whether the contact page's or the home page's
 * form was used.
 */
export function promiseOf(subject: string): ReplyPromise {
  return contactSubjects.some((known) => known === subject) ? 'hours' : 'business hours';
}

/** A subject as people read it: the home page sends 'new-website' for 'A new website'. */
export function subjectInWords(subject: string): string {
  return projectTypes.find(({ value }) => value === subject)?.label ?? subject;
}
