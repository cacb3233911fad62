import { z } from 'zod';
import { distinctTags } from '../distinct-tags.ts';
import { BLOG_PAGE_SIZE, DASHBOARD_LIST_LIMIT, DEFAULT_READ_TIME, LIMITS, MAX_PAGE_SIZE } from '../limits.ts';
import type { Pagination, Success } from './envelope.ts';
import {
  focusPoint,
  id,
  inRange,
  instant,
  line,
  optional,
  required,
  sorting,
  text,
  words,
} from './fields.ts';
import { html } from './html-field.ts';
import { category, search, slug } from './visitor-fields.ts';

export const POST_STATUSES = ['draft', 'published'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** What the owner's list of posts can be ordered by. */
export const POST_COLUMNS = ['title', 'status', 'date', 'views'] as const;

/** As the owner's list tells posts apart: what is online, what has its time ahead, and drafts. */
export const LISTED_STATUSES = ['published', 'scheduled', 'draft'] as const;
export type ListedStatus = (typeof LISTED_STATUSES)[number];

/** What narrows and orders the owner's list of posts; without any, all posts, newest first. */
export interface NarrowedPosts {
  search?: string;
  /** Where it is searched beside what the list shows: in the posts' texts. */
  in?: 'texts';
  status?: ListedStatus;
  category?: string;
  /** An author's id. */
  author?: number;
  sort?: string;
}

/** A colour as it is seen on each theme's paper, `#rrggbb`. */
export interface ThemedColor {
  light: string;
  dark: string;
}

/** A blog post as the server returns it to the public. Dates are ISO 8601 in UTC. [3.1.01]–[3.1.13] */
export interface PublicPost {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  /** The author's HTML as saved: sanitise it before showing it. */
  content: string;
  /** Root-relative path or http(s) address; empty when there is none. */
  featured_image: string;
  image_attribution: string;
  published_at: string | null;
  read_time: number | string;
  category: string;
  author: string;
  /** Beyond the specification, and only where it is not empty: what the picture shows. */
  image_alt?: string;
  /** Only where it is not the middle: what every crop of the picture keeps, as "x y" in whole percents. */
  image_focus?: string;
}

/** A post in a few words, as others lead to it. */
export interface PostTeaser extends Omit<PublicPost, 'content' | 'image_attribution' | 'author'> {
  category_color: ThemedColor;
}

/** A category or a tag, as posts name it and as its own page begins. */
export interface Topic {
  /** The segment of its page's address. */
  slug: string;
  name: string;
  /** Empty when there is none. */
  description: string;
  /** Null for a tag. */
  color: ThemedColor | null;
}

/** What a post leads to. Previous and next are by publication. */
export interface AfterPost {
  category: Omit<Topic, 'description'>;
  tags: Pick<Topic, 'slug' | 'name'>[];
  previous: PostTeaser | null;
  next: PostTeaser | null;
  /** At most three, best first. */
  related: PostTeaser[];
}

/** A blog post as the server returns it to the owner. [3.2.01]–[3.2.17] */
export interface DashboardPost extends PublicPost {
  status: PostStatus;
  category_id: number;
  author_id: number;
  view_count: number;
  tags: string[];
  meta_title: string;
  meta_description: string;
  created_at: string;
  updated_at: string;
}

export interface PostList extends Success {
  posts: PublicPost[];
  pagination: Pagination;
  /** Beyond the specification: the colours of the posts' categories, by name. */
  category_colors?: Record<string, ThemedColor>;
}

export interface PostAnswer extends Success {
  post: PublicPost;
  /** Beyond the specification. */
  after?: AfterPost;
}

/** A page of a category's or a tag's posts. */
export interface TopicAnswer extends PostList {
  topic: Topic;
  /** All categories with posts, in the order in which they were made. */
  categories: Omit<Topic, 'description'>[];
}

/** What is known of a post as a newsletter. */
export interface PostAsNewsletter {
  /** When it last began to go out; null if it never did. */
  sent_at: string | null;
  /** Whether one waits for its time. */
  is_scheduled: boolean;
}

/** A post in the owner's list: without its text for who prefers less, see `PREFER_HEADER`. */
export type ListedPost = Omit<DashboardPost, 'content'> &
  Partial<Pick<DashboardPost, 'content'>> & {
    /** Only for who prefers less, and only where it went out to subscribers or will. */
    newsletter?: PostAsNewsletter;
  };

/** `totals` counts all posts, regardless of the page; those that are `scheduled` are among the published. [2.15.10]–[2.15.13] */
export interface DashboardPostList extends Success {
  posts: ListedPost[];
  pagination: Pagination;
  totals: { published: number; scheduled?: number; drafts: number; views: number };
  /** Where nothing has the words that were searched for, and these have them but for a mistake. */
  is_near?: true;
}

export interface DashboardPostAnswer extends Success {
  post: DashboardPost;
}

/** How many posts each author has; who has none is not listed. */
export interface PostsByAuthor extends Success {
  authors: { author_id: number; posts: number }[];
}

/** What an address would lead to already: another post, one that had it before and is led to from it, or the blog itself. */
export type AddressHolder = 'post' | 'earlier' | 'blog';

/** Whether a post can have an address. */
export interface AddressChecked extends Success {
  /** Null where nothing stands in its way. */
  holder: AddressHolder | null;
  /** The address itself, or else the first free one like it. */
  free: string;
}

/** The date and the version that a change of its status has given a post. */
export interface StatusSet extends Success {
  /** Beyond the specification, so only for who prefers it: see `PREFER_HEADER`. */
  post?: Pick<DashboardPost, 'published_at' | 'updated_at'> &
    /** Of a draft that was published with the edits that were kept of it. */
    Partial<Pick<DashboardPost, 'category_id' | 'tags'>>;
}

export interface SavedPost extends Success {
  id: number;
  post: DashboardPost;
}

const page = inRange(1, 1_000_000, 1);

export const listPostsQuery = z.object({
  page,
  limit: inRange(1, MAX_PAGE_SIZE, BLOG_PAGE_SIZE),
  category: category.transform((value) => (value.toLowerCase() === 'all' ? '' : value)),
  search,
});
export type ListPostsQuery = z.infer<typeof listPostsQuery>;

export const readPostQuery = z.object({ slug });

export const readPostAddressQuery = z.object({
  slug: line('The address', LIMITS.slug),
  post: id('The post id').optional(),
});

export const readTopicQuery = z.object({ slug, page });
export type ReadTopicQuery = z.infer<typeof readTopicQuery>;

export const listDashboardPostsQuery = z.object({
  page,
  limit: inRange(1, MAX_PAGE_SIZE, DASHBOARD_LIST_LIMIT),
  // Beyond the specification: which of them, and in which order.
  search: words,
  in: z
    .string()
    .optional()
    .transform((value) => (value === 'texts' ? value : undefined)),
  status: z
    .string()
    .optional()
    .transform((value) => LISTED_STATUSES.find((status) => status === value)),
  category: line('The category', LIMITS.categoryName).optional(),
  author: z
    .string()
    .regex(/^\d{1,15}$/, 'The author is a number.')
    .transform(Number)
    .optional(),
  sort: sorting(POST_COLUMNS),
});
export type ListDashboardPostsQuery = z.infer<typeof listDashboardPostsQuery>;

export const setPostStatusQuery = z.object({ postId: id('The post id') });
export const togglePostStatusQuery = z.object({
  endpoint: z.preprocess(
    (value) => (typeof value === 'string' ? value.slice(value.indexOf('/') + 1) : value),
    id('The post id'),
  ),
});

export const postStatusBody = z.object({
  status: z.enum(POST_STATUSES, { error: 'The status must be draft or published.' }),
});

const tagList = z
  .union(
    [
      z.array(z.string()).max(1_000),
      z
        .string()
        .max(10_000)
        .transform((value) => value.split(',')),
    ],
    {
      error: 'Tags must be a list.',
    },
  )
  .nullish()
  .transform((tags) => distinctTags(tags ?? []))
  .pipe(z.array(line('A tag', LIMITS.tag)).max(LIMITS.tags, `A post can have at most ${LIMITS.tags} tags.`));

/** Minutes, or the author's own text such as '5 to 7 min'. */
const readTime = z
  .union([z.number(), line('The read time', 40)], { error: 'The read time must be a number of minutes.' })
  .nullish()
  .transform((value) => {
    if (value === null || value === undefined || value === '') return DEFAULT_READ_TIME;
    return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  })
  .refine(
    (value) => typeof value === 'string' || (Number.isInteger(value) && value >= 1 && value <= 999),
    'The read time must be between 1 and 999 minutes.',
  );

const imageAddress = optional(
  line('The image address', LIMITS.url).refine(
    (value) => value === '' || /^(\/(?!\/)|https?:\/\/)/i.test(value),
    'The image address must be a path on this site or an http(s) address.',
  ),
);

export const postBody = z.object({
  title: required(line('The title', LIMITS.title), 'Please enter a title.'),
  excerpt: required(text('The excerpt', LIMITS.excerpt), 'Please enter an excerpt.'),
  content: required(html, 'Please enter some content.'),
  featured_image: imageAddress,
  image_attribution: optional(line('The image attribution', LIMITS.attribution)),
  category_id: id('The category'),
  author_id: id('The author'),
  author: optional(line("The author's name", LIMITS.name)),
  status: z
    .enum(POST_STATUSES, { error: 'The status must be draft or published.' })
    .nullish()
    .transform((value) => value ?? 'published'),
  tags: tagList,
  meta_title: optional(line('The meta title', LIMITS.metaTitle)),
  meta_description: optional(text('The meta description', LIMITS.metaDescription)),
  read_time: readTime,
  // Beyond the specification: what is missing stays as it is.
  /** Free text: it is made an address. */
  slug: line('The address', LIMITS.slug).nullish(),
  /** Later than now: then it appears. Without it, a post's date is that of its first publication. */
  published_at: instant('The date').nullish(),
  image_alt: line('The alternative text', LIMITS.imageAlt).nullish(),
  image_focus: focusPoint.nullish(),
});
export type PostInput = z.infer<typeof postBody>;

export const updatePostBody = postBody.extend({ id: id('The post id') });
export type UpdatePostInput = z.infer<typeof updatePostBody>;
