import { distinctTags } from '#shared/distinct-tags.ts';
import { DEFAULT_FOCUS } from '#shared/focus-point.ts';
import { DEFAULT_READ_TIME } from '#shared/limits.ts';
import type { PostInput, PostStatus } from '#shared/contract/posts.ts';
import { readTimeOfWords } from '#shared/read-time.ts';
import type { OwnerPost } from './owner-post.ts';

/** The fields that only the page for writing has. */
export interface PageFields {
  /** The last segment of the address, as far as it is typed; '' for the one that the title makes. */
  slug: string;
  /** ISO 8601; a day and time without a zone where they are no instant (yet); '' for the moment of publishing. */
  published_at: string;
  image_alt: string;
  /** "x y" in percent. */
  image_focus: string;
}

/** The values of the modal's fields, and of those it has not but keeps. */
export interface PostForm extends PageFields {
  title: string;
  excerpt: string;
  content: string;
  featured_image: string;
  image_attribution: string;
  /** An id as text; '' if none is chosen. */
  category: string;
  /** An id as text, KEPT_AUTHOR, or '' if none is chosen. */
  author: string;
  status: PostStatus;
  /** Separated by commas. [D34] */
  tags: string;
  meta_title: string;
  meta_description: string;
  read_time: string;
}

/** Keeps a post's byline unchanged, even if its author is unknown in this browser. */
export const KEPT_AUTHOR = 'kept';

/** An author that a post's byline can name. */
export interface Byline {
  id: number;
  /** The name in the dashboard. */
  name: string;
  /** The name shown to visitors. */
  byline: string;
}

/** Whether a post's byline is that of an author in this browser. */
export function hasKnownByline(post: OwnerPost, authors: readonly Byline[]): boolean {
  return authors.some(({ id, byline }) => id === post.author_id && byline === post.author);
}

/** An empty form. A single author is preselected. [4.10.01] [4.5.05] [9.3.05] [9.3.07] */
export function emptyForm(authors: readonly Byline[]): PostForm {
  const [author, ...others] = authors;
  return {
    title: '',
    excerpt: '',
    content: '',
    featured_image: '',
    image_attribution: '',
    category: '',
    author: author !== undefined && others.length === 0 ? String(author.id) : '',
    status: 'published',
    tags: '',
    meta_title: '',
    meta_description: '',
    read_time: String(DEFAULT_READ_TIME),
    ...pageFieldsOf(null),
  };
}

/** What a post has of them; null for a new one. */
export function pageFieldsOf(post: OwnerPost | null): PageFields {
  return {
    slug: post?.slug ?? '',
    published_at: post?.published_at ?? '',
    image_alt: post?.image_alt ?? '',
    image_focus: post?.image_focus ?? DEFAULT_FOCUS,
  };
}

/** The form of an existing post. [4.10.02] */
export function formOf(post: OwnerPost, authors: readonly Byline[]): PostForm {
  const known = hasKnownByline(post, authors);
  return {
    title: post.title,
    excerpt: post.excerpt,
    content: post.content,
    featured_image: post.featured_image,
    image_attribution: post.image_attribution,
    category: post.category_id > 0 ? String(post.category_id) : '',
    author: known ? String(post.author_id) : post.author_id > 0 ? KEPT_AUTHOR : '',
    status: post.status,
    tags: post.tags.join(', '),
    meta_title: post.meta_title,
    meta_description: post.meta_description,
    read_time: String(post.read_time),
    ...pageFieldsOf(post),
  };
}

/**
 * The form of a stored draft; null without one. A kept byline needs the post that has it; what the draft was stored
 * without is the post's.
 */
export function restoredForm(draft: { form: PostForm } | null, post: OwnerPost | null): PostForm | null {
  if (draft === null) return null;
  const lostByline = post === null && draft.form.author === KEPT_AUTHOR;
  return { ...pageFieldsOf(post), ...draft.form, ...(lostByline ? { author: '' } : {}) };
}

export function sameForm(a: PostForm, b: PostForm): boolean {
  return (Object.keys(a) as (keyof PostForm)[]).every((field) => a[field] === b[field]);
}

const REQUIRED = ['title', 'excerpt', 'content', 'category', 'author'] as const;
export type RequiredField = (typeof REQUIRED)[number];

/** The empty required fields, in their order on the page. [5.29]–[5.33] */
export function missingFields(form: PostForm): RequiredField[] {
  return REQUIRED.filter((field) =>
    field === 'content' ? isEmptyHtml(form.content) : form[field].trim() === '',
  );
}

/** Whether the HTML has neither text nor media. */
function isEmptyHtml(html: string): boolean {
  return countWords(html) === 0 && !/<(img|iframe|video|hr)\b/i.test(html);
}

/** The exact body of the save request. [7.9.02] `post` is the one being edited; null for a new one. */
export function bodyOf(form: PostForm, post: OwnerPost | null, authors: readonly Byline[]): PostInput {
  const author =
    form.author === KEPT_AUTHOR && post !== null
      ? { id: post.author_id, byline: post.author }
      : {
          id: Number(form.author),
          byline: authors.find(({ id }) => String(id) === form.author)?.byline ?? '',
        };
  return {
    title: form.title,
    excerpt: form.excerpt,
    content: form.content,
    featured_image: form.featured_image,
    image_attribution: form.image_attribution,
    category_id: Number(form.category),
    author_id: author.id,
    author: author.byline,
    status: form.status,
    tags: tagsIn(form.tags),
    meta_title: form.meta_title,
    meta_description: form.meta_description,
    read_time: readTimeIn(form.read_time),
    ...changedPageFields(form, post),
  };
}

/** What makes a draft of its own of a post, at an address and a date of its own. */
export function copyOf(post: OwnerPost, title: string): PostInput {
  const form: PostForm = { ...formOf(post, []), title, status: 'draft', slug: '', published_at: '' };
  return { ...bodyOf(form, null, []), author_id: post.author_id, author: post.author };
}

/** What the server would not assume by itself: it keeps the address and the date, and the rest with its image. */
function changedPageFields(form: PostForm, post: OwnerPost | null): Partial<PostInput> {
  const now = Date.now();
  const before = pageFieldsOf(post);
  const image = post?.featured_image === form.featured_image ? before : pageFieldsOf(null);
  const slug = form.slug.trim();
  const { published_at: at, image_alt, image_focus } = form;
  const isAhead = (date: string) => Date.parse(date) > now;
  // A draft forgets the date to come that nobody names; a date that has passed can't be taken back.
  const isKept =
    at === ''
      ? !isAhead(before.published_at)
      : at === before.published_at && !(form.status === 'draft' && isAhead(at));
  return {
    ...(slug === '' || slug === before.slug ? {} : { slug }),
    ...(isKept ? {} : { published_at: at === '' ? new Date(now).toISOString() : at }),
    ...(image_alt.trim() === image.image_alt ? {} : { image_alt: image_alt.trim() }),
    ...(image_focus === image.image_focus ? {} : { image_focus }),
  };
}

/** Splits, trims and deduplicates tags. [D34] */
export function tagsIn(text: string): string[] {
  return distinctTags(text.split(','));
}

/** Minutes, or the author's own text such as '5 to 7 min'. */
function readTimeIn(text: string): number | string {
  const trimmed = text.trim();
  if (trimmed === '') return DEFAULT_READ_TIME;
  return /^\d+$/.test(trimmed) ? Number(trimmed) : trimmed;
}

/** The reading time by the number of words, in minutes; null without words. */
export function suggestedReadTime(html: string): number | null {
  const words = countWords(html);
  return words === 0 ? null : readTimeOfWords(words);
}

/** Tags that part no words, as the server knows them, which counts those of versions. */
const IN_A_WORD = /<\/?(?:a|b|code|em|i|mark|s|span|strong|u)(?=[\s>])[^>]*>/g;

/** A picture with a caption, whose words are read too. */
const CAPTION = /<img\b[^>]*?\stitle="([^"]*)"[^>]*>/g;

/** The last two counts: what is shown of a long text asks for the same several times at each rendering. */
let lastCounts = [{ html: '', words: 0 }];

export function countWords(html: string): number {
  const known = lastCounts.find((one) => one.html === html);
  if (known !== undefined) return known.words;
  const text = html
    .replace(CAPTION, ' $1 ')
    .replace(IN_A_WORD, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  const words = text === '' ? 0 : text.split(' ').length;
  lastCounts = [{ html, words }, ...lastCounts.slice(0, 1)];
  return words;
}
