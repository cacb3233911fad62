import { z } from 'zod';
import { fieldAnswers as words, textAnswers } from '#content/words/answers.ts';
import { DEFAULT_SUBJECT, LIMITS } from '../limits.ts';
import { emailAddress, line, optional, required, text } from './fields.ts';

/** The fields of visitors' forms and links, which say what is wrong in the site's language. */

const { labels } = words;

export const name = required(line(labels.name, LIMITS.name, textAnswers), words.nameMissing);

export const email = emailAddress(words.emailMissing, words, textAnswers);

export const phone = optional(line(labels.phone, LIMITS.phone, textAnswers));

export const subject = optional(line(labels.subject, LIMITS.subject, textAnswers)).transform(
  (value) => value || DEFAULT_SUBJECT,
);

const anyMessage = text(labels.message, LIMITS.message, textAnswers);
export const message = required(anyMessage, words.messageMissing);
export const optionalMessage = optional(anyMessage);

/** The filters of the list of posts, and the name of one. */
export const category = optional(text(labels.category, LIMITS.categoryName, textAnswers));
export const search = optional(text(labels.search, LIMITS.search, textAnswers));
export const slug = text(labels.slug, 300, textAnswers);

/** `?token=` of the links in emails. */
export const linkQuery = z.object({
  token: z.string({ error: words.linkIncomplete }).max(200, words.linkIncomplete),
});

/** The honeypot field of a public form; empty unless it was filled in. */
export interface HoneypotToSend {
  website?: string;
}

/** The hidden honeypot field of public forms: any text flags the message as suspected spam. */
export const honeypot = z
  .unknown()
  .optional()
  .transform((value) => value !== undefined && value !== null && value !== '');
