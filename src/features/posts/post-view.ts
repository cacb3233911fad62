import { defaultCategory } from '#content/categories.ts';
import { DEFAULT_READ_TIME, FALLBACK_COVER } from '#shared/limits.ts';
import type { PostList, PublicPost, ThemedColor } from '#shared/contract/posts.ts';
import { business } from '#content/business.ts';
import * as words from '#content/words/posts.ts';

/** A post as the public pages show it. [3.1.14] */
export interface PostView {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  image: string;
  image_attribution: string;
  /** What the picture shows, where the author says so. */
  alt?: string;
  /** What every crop of the picture keeps, where that is not the middle. */
  focus?: string;
  date: string;
  /** Formatted for display, such as '5 min read'. */
  readTime: string;
  category: string;
  author: string;
  /** The category's colour in CSS, where the server tells it. */
  color?: string;
}

/** A post in a list, without its text. */
export type PostSummary = Omit<PostView, 'content'>;

/** A PublicPost whose properties may be missing, as from an older or another server. */
type LoosePost = Partial<Record<keyof PublicPost, unknown>> & { date?: unknown };

/**
 * Maps a post of the server, with defaults for missing properties. `now` is the date of an undated post.
 * [3.1.15]–[3.1.21]
 */
export function toPostView(post: LoosePost, now: Date): PostView {
  return { ...toPostSummary(post, now), content: textOr(post.content, '') };
}

/** The same for a post in a list. */
export function toPostSummary(post: LoosePost, now: Date): PostSummary {
  return {
    id: Number(post.id),
    slug: textOr(post.slug, ''),
    title: textOr(post.title, ''),
    excerpt: textOr(post.excerpt, ''),
    image: textOr(post.featured_image, FALLBACK_COVER),
    image_attribution: textOr(post.image_attribution, ''),
    date: textOr(post.published_at, textOr(post.date, now.toISOString())),
    readTime: readTimeWords(post.read_time),
    category: textOr(post.category, defaultCategory),
    author: textOr(post.author, business.who.name),
    ...(typeof post.image_alt === 'string' ? { alt: post.image_alt } : {}),
    ...(typeof post.image_focus === 'string' ? { focus: post.image_focus } : {}),
  };
}

/** A colour of each theme, in CSS. */
export function colorIn({ light, dark }: ThemedColor): string {
  return `light-dark(${light},${dark})`;
}

/** The posts of a list, with their categories' colours. */
export function toSummaries({ posts, category_colors: colors }: PostList, now: Date): PostSummary[] {
  return posts.map((post) => {
    const color = colors?.[post.category];
    const summary = toPostSummary(post, now);
    return color === undefined ? summary : { ...summary, color: colorIn(color) };
  });
}

/** A number is minutes; text is shown unchanged. [3.1.10] [3.1.11] [9.3.05] */
function readTimeWords(value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  return words.readTime(typeof value === 'number' ? value : DEFAULT_READ_TIME);
}

function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' && value.trim() !== '' ? value : fallback;
}
