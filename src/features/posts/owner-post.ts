import { DEFAULT_READ_TIME } from '#shared/limits.ts';
import type { DashboardPost, PostAsNewsletter, PostStatus } from '#shared/contract/posts.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';

/** A post in the owner's dashboard. [3.2.01]–[3.2.17] */
export interface OwnerPost {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  /** HTML as saved. */
  content: string;
  featured_image: string;
  image_attribution: string;
  /** Formatted for display; 'No date' if it was never published. [D22] */
  date: string;
  status: PostStatus;
  category: string;
  category_id: number;
  author_id: number;
  author: string;
  view_count: number;
  tags: string[];
  meta_title: string;
  meta_description: string;
  read_time: number | string;
  /** Identifies the version. */
  updated_at: string;
  /** ISO 8601 in UTC, later than now for a scheduled post; null if it was never published. Absent where nobody asks. */
  published_at?: string | null;
  /** What the image shows; absent where it is empty. */
  image_alt?: string;
  /** Absent in the middle. */
  image_focus?: string;
}

/** A post in a list, which comes without its text from a server that leaves it out. */
export type ListedPost = Omit<OwnerPost, 'content'> &
  Partial<Pick<OwnerPost, 'content'>> & {
    /** Absent where it never went to the subscribers and is not about to. */
    newsletter?: PostAsNewsletter;
  };

/** A DashboardPost whose properties may be missing, as from an older or another server. */
type LoosePost = Partial<Record<keyof DashboardPost, unknown>> & {
  date?: unknown;
  newsletter?: PostAsNewsletter;
};

/** Maps a post of the server. Any status other than draft counts as published. [4.5.06] [K15] */
export function toOwnerPost(post: LoosePost): OwnerPost {
  const readTime = post.read_time;
  return {
    id: Number(post.id),
    slug: textOf(post.slug),
    title: textOf(post.title),
    excerpt: textOf(post.excerpt),
    content: textOf(post.content),
    featured_image: textOf(post.featured_image),
    image_attribution: textOf(post.image_attribution),
    date: formatLongDate(textOf(post.published_at) || textOf(post.date)),
    status: post.status === 'draft' ? 'draft' : 'published',
    category: textOf(post.category),
    category_id: Number(post.category_id ?? 0),
    author_id: Number(post.author_id ?? 0),
    author: textOf(post.author),
    view_count: Number(post.view_count ?? 0),
    tags: Array.isArray(post.tags) ? post.tags.map(String) : [],
    meta_title: textOf(post.meta_title),
    meta_description: textOf(post.meta_description),
    read_time: typeof readTime === 'number' ? readTime : textOf(readTime) || DEFAULT_READ_TIME,
    updated_at: textOf(post.updated_at),
    ...(textOf(post.image_alt) === '' ? {} : { image_alt: textOf(post.image_alt) }),
    ...(textOf(post.image_focus) === '' ? {} : { image_focus: textOf(post.image_focus) }),
  };
}

/** The same with the instant of its publication, which may be still to come. */
export function toDatedPost(post: LoosePost): OwnerPost {
  return { ...toOwnerPost(post), published_at: textOf(post.published_at) || null };
}

/** The same for a list: a text that was not sent is not known, rather than empty. */
export function toListedPost(post: LoosePost): ListedPost {
  const { content, ...dated } = toDatedPost(post);
  const rest = post.newsletter === undefined ? dated : { ...dated, newsletter: post.newsletter };
  return post.content === undefined ? rest : { ...rest, content };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Whether it is to appear later. */
export function isScheduled({
  status,
  published_at: at,
}: Pick<ListedPost, 'status' | 'published_at'>): boolean {
  return status !== 'draft' && at !== undefined && at !== null && Date.parse(at) > Date.now();
}

/**
 * When a draft is to appear once it is scheduled; null without such a date, or once that has passed.
 * @param kept the date of what is kept beside it, '' for none; undefined where that is not known
 */
export function plannedAt(
  { status, published_at }: Pick<ListedPost, 'status' | 'published_at'>,
  kept?: string,
): string | null {
  const at = kept ?? published_at ?? '';
  return status === 'draft' && at.endsWith('Z') && Date.parse(at) > Date.now() ? at : null;
}

/** The date that its row shows, as the server orders them, in ms. */
export function shownDate({ status, published_at, updated_at }: ListedPost): number {
  return Date.parse(status === 'draft' ? updated_at : (published_at ?? '')) || 0;
}
