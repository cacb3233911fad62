import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import type { NewsletterPreview } from './newsletter.ts';
import { id, instant, line, required } from './fields.ts';
import { html } from './posts.ts';

export const POST_PARTS = ['excerpt', 'whole'] as const;
/** What of a post a newsletter has: the excerpt with a link, or the whole text. */
export type PostPart = (typeof POST_PARTS)[number];

const BLANK = 'Please fill in both subject and message';

/** A newsletter with pictures and headings: made of a post, or an author's HTML. */
export const richNewsletterBody = z.object({
  subject: required(line('The subject', LIMITS.subject), BLANK),
  source: z.discriminatedUnion(
    'kind',
    [
      z.object({
        kind: z.literal('post'),
        post: id('The post'),
        part: z.enum(POST_PARTS, 'The part must be excerpt or whole.'),
      }),
      z.object({ kind: z.literal('html'), content: required(html, BLANK) }),
    ],
    { error: 'The newsletter must be of a post or of HTML.' },
  ),
  /** Whether it has a page on the web once it was sent. */
  on_web: z
    .boolean({ error: 'Whether it is shown on the web must be true or false.' })
    .nullish()
    .transform((value) => value ?? true),
});
export type RichNewsletterInput = z.infer<typeof richNewsletterBody>;

/** The same to be sent at once, at `send_at`, or when its post appears. */
export const sendRichNewsletterBody = richNewsletterBody.extend({
  send_at: instant('The time')
    .nullish()
    .transform((value) => value ?? null),
  with_post: z
    .boolean({ error: 'Whether it waits for its post must be true or false.' })
    .nullish()
    .transform((value) => value ?? false),
});
export type SendRichNewsletterInput = z.infer<typeof sendRichNewsletterBody>;

/** As the client sends it. */
export interface RichNewsletterToSend extends RichNewsletterInput {
  send_at?: string;
  with_post?: boolean;
}

/** `post` says when visitors can read the post that it is made of; null for one that is made of none. */
export interface RichNewsletterPreview extends NewsletterPreview {
  post: { is_public: boolean; appears_at: string | null } | null;
}
