import type { Pagination } from '#shared/contract/envelope.ts';
import { BLOG_PAGE_SIZE } from '#shared/limits.ts';
import type {
  AfterPost,
  DashboardPost,
  ListedPost,
  PostList,
  PostTeaser,
  PublicPost,
  TopicAnswer,
} from '#shared/contract/posts.ts';
import { DEFAULT_FOCUS } from '#shared/focus-point.ts';
import { business } from '#content/business.ts';
import { type Page, pageCount, type Slice } from '../../db/rows.ts';
import { themedColor } from '../../themed-color.ts';
import type { Neighbours, PostTeaserRow } from './post-neighbours.repository.ts';
import { tagSlug, tagsOf } from './post-tags.repository.ts';
import type { ListedPostRow } from './dashboard-posts.repository.ts';
import type { PostWithCategory, PostWithoutText } from './posts.repository.ts';
import type { ListedCategory, TopicPage } from './topics.service.ts';

export function presentPublicPost(row: PostWithCategory): PublicPost {
  return { ...presentWithoutText(row), content: row.content };
}

/** A post without an author shows the site owner's name. */
function presentWithoutText(row: PostWithoutText): Omit<PublicPost, 'content'> {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    featured_image: row.featured_image,
    image_attribution: row.image_attribution,
    published_at: row.published_at,
    read_time: readTime(row.read_time),
    category: row.category,
    author: row.author || business.who.name,
    ...presentImage(row),
  };
}

/** What is said of a cover, only where it is. */
function presentImage({
  image_alt,
  image_focus,
}: Pick<PostWithCategory, 'image_alt' | 'image_focus'>): Pick<PublicPost, 'image_alt' | 'image_focus'> {
  return {
    ...(image_alt === '' ? {} : { image_alt }),
    ...(image_focus === DEFAULT_FOCUS ? {} : { image_focus }),
  };
}

/** What a post leads to. Two spellings of a tag are one, written as the first. */
export function presentAfterPost(post: PostWithCategory, neighbours: Neighbours): AfterPost {
  const names = new Map<string, string>();
  for (const name of tagsOf(post)) if (!names.has(tagSlug(name))) names.set(tagSlug(name), name);
  const { previous, next, related } = neighbours;
  return {
    category: {
      slug: post.category_slug,
      name: post.category,
      color: themedColor(post.category_color),
    },
    tags: [...names].map(([slug, name]) => ({ slug, name })),
    previous: previous && presentTeaser(previous),
    next: next && presentTeaser(next),
    related: related.map(presentTeaser),
  };
}

function presentTeaser(row: PostTeaserRow): PostTeaser {
  const { image_alt, image_focus, ...rest } = row;
  return {
    ...rest,
    read_time: readTime(row.read_time),
    category_color: themedColor(row.category_color),
    ...presentImage({ image_alt, image_focus }),
  };
}

export function presentDashboardPost(row: PostWithCategory): DashboardPost {
  return { ...presentListedPost(row), content: row.content };
}

/** A post of the owner's list, with its text, or what it was as a newsletter, where it was read. */
export function presentListedPost(row: ListedPostRow): ListedPost {
  return {
    ...presentWithoutText(row),
    ...(row.content === undefined ? {} : { content: row.content }),
    status: row.status,
    category_id: row.category_id,
    author_id: row.author_id,
    view_count: row.view_count,
    tags: tagsOf(row),
    meta_title: row.meta_title,
    meta_description: row.meta_description,
    created_at: row.created_at,
    updated_at: row.updated_at,
    ...(row.newsletter === undefined ? {} : { newsletter: row.newsletter }),
  };
}

/** Minutes come back from PostgreSQL as text; an author's own text never is digits alone. */
function readTime(value: number | string): number | string {
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
}

/** A page of a category's or a tag's posts, with the ways to all categories. */
export function presentTopic(
  { topic, rows, total }: TopicPage,
  categories: readonly ListedCategory[],
  page: number,
): TopicAnswer {
  const { color, ...rest } = topic;
  return {
    success: true,
    topic: { ...rest, color: color === null ? null : themedColor(color) },
    categories: categories.map((category) => ({ ...category, color: themedColor(category.color) })),
    ...presentPosts({ rows, total }, { page, limit: BLOG_PAGE_SIZE }),
  };
}

/** A page of posts for the public, with the colours of their categories. */
export function presentPosts(
  { rows, total }: Slice<PostWithCategory>,
  page: Page,
): Omit<PostList, 'success'> {
  return {
    posts: rows.map(presentPublicPost),
    pagination: postPagination(page, total),
    category_colors: Object.fromEntries(rows.map((row) => [row.category, themedColor(row.category_color)])),
  };
}

export function postPagination({ page, limit }: Page, total: number): Pagination {
  return {
    current_page: page,
    total_posts: total,
    total_pages: pageCount(total, limit),
    posts_per_page: limit,
  };
}
