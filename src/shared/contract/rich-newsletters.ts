import { z } from 'zod';
import { LIMITS, MAX_PREVIEW_TEXT } from '../limits.ts';
import type { Success } from './envelope.ts';
import { type NewsletterPreview, testRecipient } from './newsletter.ts';
import { id, instant, line, optional, required } from './fields.ts';
import { html } from './html-field.ts';

export const POST_PARTS = ['excerpt', 'whole'] as const;
/** What of a post a newsletter has: the excerpt with a link, or the whole text. */
export type PostPart = (typeof POST_PARTS)[number];

/** Half written, as it may be. */
const words = z.string({ error: 'What is written must be text.' }).max(LIMITS.contentBytes);

const BLANK = 'Please fill in both subject and message';

/** A newsletter with pictures and headings: made of a post, or an author's HTML. */
export const richNewsletterBody = z.object({
  subject: required(line('The subject', LIMITS.subject), BLANK),
  /** What inboxes show after the subject; '' for the beginning of the text. */
  preview_text: optional(line('The preview text', MAX_PREVIEW_TEXT)),
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

/** A post as it is being written, which a newsletter would be made of once it is saved. */
const writing = z.object({
  kind: z.literal('writing'),
  part: z.enum(POST_PARTS, 'The part must be excerpt or whole.'),
  title: words,
  excerpt: words,
  content: words,
  featured_image: words,
  image_alt: words,
  image_attribution: words,
});
export type WritingSource = z.infer<typeof writing>;

/** What can be seen as an email, and be sent as a test: a newsletter, or a post that is not saved yet. */
export const previewRichNewsletterBody = richNewsletterBody.extend({
  source: z.union([richNewsletterBody.shape.source, writing], {
    error: 'The newsletter must be of a post or of HTML.',
  }),
});
export type PreviewRichNewsletterInput = z.infer<typeof previewRichNewsletterBody>;

export const testRichNewsletterBody = previewRichNewsletterBody.extend({ to: testRecipient });
export type TestRichNewsletterInput = z.infer<typeof testRichNewsletterBody>;

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

/** What is chosen of an email that is made of a post. */
export const emailOfPost = z.object({
  subject: richNewsletterBody.shape.subject,
  preview_text: richNewsletterBody.shape.preview_text,
  part: z.enum(POST_PARTS, 'The part must be excerpt or whole.'),
});
export type EmailOfPost = z.infer<typeof emailOfPost>;

/** The email of a post that waits for its publication. */
export interface WaitingEmail extends EmailOfPost {
  campaign: number;
  /** A time of its own, before which it does not go out either; null without one. */
  send_at: string | null;
}

/** What the client sends of a newsletter. */
interface RichNewsletterToShow extends Omit<RichNewsletterInput, 'preview_text'> {
  preview_text?: string;
}

/** As the client sends it to be previewed. */
export interface RichNewsletterToPreview extends Omit<RichNewsletterToShow, 'source'> {
  source: PreviewRichNewsletterInput['source'];
}

/** As the client sends it to be tried out. */
export interface RichNewsletterToTest extends RichNewsletterToPreview {
  to?: string;
}

/** As the client sends it to be sent. */
export interface RichNewsletterToSend extends RichNewsletterToShow {
  send_at?: string;
  with_post?: boolean;
}

/** `post` is about the post that it is made of: when visitors can read it, and its newest campaign; null for one made of none. */
export interface RichNewsletterPreview extends NewsletterPreview {
  post: { is_public: boolean; appears_at: string | null; last_campaign: number | null } | null;
}

/** The newest newsletter of a post that went out. */
export interface SentBefore {
  campaign: number;
  /** When it began, ISO 8601. */
  sent_at: string;
  /** To how many it went. */
  recipients: number;
}

/** Whether a post can be sent to the subscribers once it is published. */
export interface PostSending extends Success {
  /** Whether the site can send email at all. */
  can_send: boolean;
  /** How many get the next newsletter. */
  recipients: number;
  /** Whether a newsletter of this post was sent, or waits for its time. */
  was_sent: boolean;
  /** The one that waits; null where none does. */
  waiting: WaitingEmail | null;
  /** The newest one that went out; null where none did. */
  sent: SentBefore | null;
  /** The newest campaign made of this post, whatever became of it. */
  last_campaign: number | null;
}

/** Without a post: for one that is not saved yet. */
export const postSendingQuery = z.object({ post: id('The post').optional() });
