import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import type { Success } from './envelope.ts';
import { id, inRange, instant } from './fields.ts';
import type { AfterPost, PostStatus, PublicPost } from './posts.ts';

/**
 * What the writing page holds of a post, as it stands at the moment: any field may be missing, empty or half typed, since
 * nothing written may be lost. A version of a post has them all. A newsletter has its subject as the title.
 */
export interface WritingForm {
  title?: string | undefined;
  slug?: string | undefined;
  excerpt?: string | undefined;
  /** The editor's HTML. */
  content?: string | undefined;
  featured_image?: string | undefined;
  image_attribution?: string | undefined;
  image_alt?: string | undefined;
  image_focus?: string | undefined;
  category_id?: number | null | undefined;
  author_id?: number | null | undefined;
  author?: string | undefined;
  status?: PostStatus | undefined;
  tags?: string[] | undefined;
  meta_title?: string | undefined;
  meta_description?: string | undefined;
  read_time?: string | number | undefined;
  /** ISO 8601 in a version; in a draft as far as it is typed. */
  published_at?: string | null | undefined;
  /** Of a newsletter: whether it has a page on the web, and what inboxes show after its subject. */
  on_web?: boolean | undefined;
  preview_text?: string | undefined;
  /** Of a newsletter that was taken back from the schedule: the time that it had, in ISO 8601. */
  send_at?: string | undefined;
}

/** A draft in a few words. */
export interface DraftSummary {
  key: string;
  /** Null for a post that was never saved. */
  post_id: number | null;
  title: string;
  /** How the text of one without a title begins; '' with a title, and without words. */
  beginning: string;
  /** Null where none is chosen; of the draft of a post, they are not told. */
  category_id: number | null;
  author_id: number | null;
  words: number;
  /** ISO 8601 in UTC. */
  saved_at: string;
  /** As the client named itself, such as "Chrome on Linux". */
  device: string;
  /** When a newsletter that was taken back was to go out; absent for others. */
  send_at?: string;
  /** The date that is chosen for a post that visitors don't have, null for none; absent where it is not told. */
  published_at?: string | null;
}

/** Writing that is not saved as a post yet. */
export interface Draft extends DraftSummary {
  form: WritingForm;
  /** The `updated_at` of the post from which the edits began; null for a new post. */
  based_on: string | null;
  /** 1, and one more with each saving. */
  revision: number;
  window: string;
}

export interface DraftToSave {
  /**
   * `post-{id}` for the draft of a post, see `newsletterKey` for a newsletter, `reply-{id}` for a reply to a message;
   * any other name, made by the client, for a new post.
   */
  key: string;
  post_id: number | null;
  form: WritingForm;
  /** When it was written, ISO 8601, of one that is put back; absent for now. */
  saved_at?: string;
  based_on: string | null;
  /** The last one known to this window; 0 for none. */
  revision: number;
  window: string;
  device: string;
  /** Writes over whatever was saved meanwhile. */
  force?: boolean;
}

export interface DraftSaved extends Success {
  revision: number;
  saved_at: string;
}

export interface DraftList extends Success {
  /** Of posts, newest first. */
  drafts: DraftSummary[];
  /** The newsletters that are begun, newest first. */
  newsletters: DraftSummary[];
}

export interface DraftAnswer extends Success {
  draft: Draft;
}

/** Who else has it open, and what was saved of it meanwhile. */
export interface DraftWatched extends Success {
  /** 0 while there is no draft. */
  revision: number;
  saved_at: string | null;
  /** Null for a new post, and for one that is not there any more. */
  post_updated_at: string | null;
  /**
   * When what the post says was saved last: later changes are of its status and its date alone. Absent without one, and from
   * an older server.
   */
  post_written_at?: string;
  /** Whether visitors have the post, and since or from when; absent without one. */
  post?: {
    status: PostStatus;
    published_at: string | null;
    /** Whether visitors have it by the server's clock; absent from an older server. */
    is_online?: boolean;
  };
  /** The post that was made of the draft, and of which revision; absent while there is none. */
  made?: { post: number; revision: number };
  /** Other windows that were open on it a moment ago, latest first. */
  others: { device: string; seen_at: string }[];
}

/** What a saving made of the post. `aside` is a text that was kept, but not saved; a restored one is of an earlier version. */
export type VersionKind = 'draft' | 'published' | 'scheduled' | 'updated' | 'restored' | 'aside';

export interface VersionSummary {
  id: number;
  saved_at: string;
  title: string;
  words: number;
  /** Null where nobody has noted it: before there were kinds, or before there were versions. */
  kind: VersionKind | null;
}

export interface VersionList extends Success {
  /** Newest first. */
  versions: VersionSummary[];
}

export interface VersionAnswer extends Success {
  version: VersionSummary & { post_id: number; form: WritingForm };
}

/** A link that shows a post, or a draft, to whoever has it. */
export interface PreviewLink {
  id: number;
  created_at: string;
  ends_at: string;
}

/** The link itself is told this once: only a digest of it is kept. */
export interface PreviewCreated extends Success {
  id: number;
  /** The page's address, beginning with the site's own. */
  url: string;
  token: string;
  ends_at: string;
}

export interface PreviewList extends Success {
  previews: PreviewLink[];
}

/** What a preview link shows, as a visitor would read it. */
export interface PreviewAnswer extends Success {
  post: PublicPost;
  /** Its category and its tags; not for a draft without a category. */
  after?: AfterPost;
  ends_at: string;
}

/** The draft or the post that a preview link shows. */
export type PreviewOf = { key: string } | { post: number };

const DRAFT_KEY = /^[\w-]{1,80}$/;
const key = z.string({ error: 'The key is missing.' }).regex(DRAFT_KEY, 'The key is not valid.');
const windowId = z.string({ error: 'The window is missing.' }).regex(DRAFT_KEY, 'The window is not valid.');
const device = z
  .string({ error: 'The device must be text.' })
  .transform((value) => value.replace(/[^\P{C}]/gu, '').slice(0, 80));

/** Text as it is being written: nothing but its length is refused. */
const written = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text.` })
    .max(max, `${label} is too long to be kept.`)
    .optional();

const someId = z.int().positive().nullable().optional();

/** Lengths far above those of a post: what is too long for one must not be lost either. */
const writingForm: z.ZodType<WritingForm, WritingForm> = z.object(
  {
    title: written('The title', 5_000),
    slug: written('The address', 5_000),
    excerpt: written('The excerpt', 20_000),
    content: written('The content', LIMITS.contentBytes),
    featured_image: written('The image address', 5_000),
    image_attribution: written('The image attribution', 5_000),
    image_alt: written('The alternative text', 5_000),
    image_focus: written('The focus point', 20),
    category_id: someId,
    author_id: someId,
    author: written("The author's name", 1_000),
    status: z.enum(['draft', 'published']).optional(),
    tags: z.array(z.string().max(1_000)).max(200).optional(),
    meta_title: written('The meta title', 5_000),
    meta_description: written('The meta description', 5_000),
    read_time: z.union([z.string().max(1_000), z.number()]).optional(),
    published_at: z.string().max(100).nullish(),
    on_web: z.boolean().optional(),
    preview_text: written('The preview text', 5_000),
    send_at: written('The time', 100),
  },
  { error: 'The form is missing.' },
);

export const saveDraftBody = z.object({
  key,
  post_id: id('The post id').nullable(),
  form: writingForm,
  based_on: instant('The version').nullable(),
  revision: z.int({ error: 'The revision must be a number.' }).min(0).max(1_000_000_000),
  window: windowId,
  device,
  force: z.boolean().optional(),
  /** When it was written, of one that is put back; without it, now. */
  saved_at: instant('The time').optional(),
});
export type SaveDraftBody = z.infer<typeof saveDraftBody>;

export const draftQuery = z.object({ key });
export const watchDraftQuery = z.object({ key, window: windowId, device });
export const leaveDraftQuery = z.object({ key, window: windowId });
export const dropDraftQuery = z.object({
  key,
  revision: inRange(0, 1_000_000_000, 0),
  post: id('The post id').optional(),
});

export const versionsQuery = z.object({ post: id('The post id') });
export const keepVersionBody = z.object({ post: id('The post id'), form: writingForm });

/** Either of the two. */
const previewOf = { key: key.optional(), post: id('The post id').optional() };

function isEither({ key, post }: { key?: string | undefined; post?: number | undefined }): boolean {
  return (key === undefined) !== (post === undefined);
}

function eitherOf({ key, post }: { key?: string | undefined; post?: number | undefined }): PreviewOf {
  return key === undefined ? { post: post ?? 0 } : { key };
}

const neither = { error: 'A preview shows either a draft or a post.', path: ['post'] };

export const createPreviewBody = z
  .object({
    ...previewOf,
    days: z.int({ error: 'The days must be a number.' }).min(1).max(30, 'A preview lasts at most 30 days.'),
  })
  .refine(isEither, neither)
  .transform(({ days, ...of }) => ({ days, of: eitherOf(of) }));
export const listPreviewsQuery = z.object(previewOf).refine(isEither, neither).transform(eitherOf);
