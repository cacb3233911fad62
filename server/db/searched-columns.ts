import { type RawBuilder, sql } from 'kysely';
import { projectTypes } from '#content/home.ts';

/** A message's subject as the owner reads it, see `subjectInWords`. */
export const SUBJECT_IN_WORDS: RawBuilder<string> = sql<string>`case subject ${sql.join(
  projectTypes.map(({ value, label }) => sql`when ${sql.lit(value)} then ${sql.lit(label)}`),
  sql` `,
)} else subject end`;

/** What tells who somebody is that wrote or booked. */
export const OF_PERSON = ['name', 'email', 'phone'] as const;

/** Where the owner's lists look for words. */
export const SEARCHED = {
  contacts: [...OF_PERSON, 'message', SUBJECT_IN_WORDS],
  consultations: [...OF_PERSON, 'message', 'private_note'],
  posts: ['posts.title', 'posts.excerpt', 'posts.author'],
} as const;
