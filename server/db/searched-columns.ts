import { type RawBuilder, sql } from 'kysely';
import { business } from '#content/business.ts';
import { projectTypes } from '#content/home.ts';
import type { InOthers } from './matching.ts';
import { FIRST_AUTHOR } from '#shared/first-author.ts';

/** A message's subject as the owner reads it, see `subjectInWords`. */
export const SUBJECT_IN_WORDS: RawBuilder<string> = sql<string>`case subject ${sql.join(
  projectTypes.map(({ value, label }) => sql`when ${sql.lit(value)} then ${sql.lit(label)}`),
  sql` `,
)} else subject end`;

/** What tells who somebody is that wrote or booked. */
export const OF_PERSON = ['name', 'email', 'phone'] as const;

/**
 * Who wrote a post, as visitors read it, see `presentPublicPost`; the owner's own may go by the name that the first author has
 * in the dashboard, too.
 */
export const AUTHOR_IN_WORDS: RawBuilder<string> = sql<string>`case when posts.author in ('', ${sql.lit(
  business.who.name,
)}) then ${sql.lit(`${business.who.name} ${FIRST_AUTHOR.name}`)} else posts.author end`;

const CATEGORY_NAME = sql<string>`(select name from categories where categories.id = posts.category_id)`;

const OF_POST = ['posts.title', 'posts.excerpt', AUTHOR_IN_WORDS, CATEGORY_NAME, 'posts.tags'] as const;
/** What the owner replied to messages: read once for all of them. */
const REPLIED: InOthers = (has) =>
  sql<boolean>`contacts.id in (select contact_id from replies where ${has(sql.ref('replies.body'))})`;

/** What was written in a message or about a call, whoever that was. */
export const WRITTEN = {
  contacts: ['message', SUBJECT_IN_WORDS, REPLIED],
  consultations: ['message', 'private_note'],
} as const;

/** Where the owner's lists look for words. */
export const SEARCHED = {
  contacts: [...OF_PERSON, ...WRITTEN.contacts],
  consultations: [...OF_PERSON, ...WRITTEN.consultations],
  posts: OF_POST,
  postsWithTexts: [...OF_POST, 'posts.search_text'],
} as const;
