import type { Pagination } from '#shared/contract/envelope.ts';
import type {
  AfterPost,
  DashboardPost,
  DashboardPostList,
  ListedPost,
  PostList,
  PostTeaser,
  PublicPost,
  TopicAnswer,
} from '#shared/contract/posts.ts';

/** A post as the server sends it. */
export function aPost(changes: Partial<PublicPost> = {}): PublicPost {
  return {
    id: 7,
    slug: 'bread-and-bytes',
    title: 'Bread and bytes',
    excerpt: 'What a bakery taught me about caching.',
    content: '<p>Start with the <strong>oven</strong>.</p>',
    featured_image: '/artwork/covers/bread.svg',
    image_attribution: 'Drawn by hand',
    published_at: '2026-01-05T12:00:00.000Z',
    read_time: 4,
    category: 'Business',
    author: 'Wren Calder',
    ...changes,
  };
}

export function aPostList(posts: PublicPost[], changes: Partial<Pagination> = {}): PostList {
  const pagination = { current_page: 1, total_posts: posts.length, total_pages: 1, posts_per_page: 6 };
  return { success: true, posts, pagination: { ...pagination, ...changes } };
}

/** A post as another one leads to it. */
export function aTeaser(id: number, title: string): PostTeaser {
  const { excerpt, featured_image, published_at, read_time, category } = aPost();
  const color = { light: '#112233', dark: '#ddeeff' };
  return {
    ...{ id, slug: `post-${id}`, title, excerpt, featured_image, published_at, read_time, category },
    category_color: color,
  };
}

/** What a post leads to. */
export function anAfterPost(changes: Partial<AfterPost> = {}): AfterPost {
  return {
    category: { slug: 'business', name: 'Business', color: { light: '#112233', dark: '#ddeeff' } },
    tags: [{ slug: 'small-ovens', name: 'Small ovens' }],
    previous: aTeaser(6, 'The one before'),
    next: aTeaser(8, 'The one after'),
    related: [aTeaser(1, 'Most alike'), aTeaser(2, 'Alike'), aTeaser(3, 'Newest')],
    ...changes,
  };
}

/** A page of a topic's posts. */
export function aTopicPage(topic: Partial<TopicAnswer['topic']>, list: PostList): TopicAnswer {
  return {
    ...list,
    topic: { slug: 'bread-and-bytes', name: 'Bread', description: '', color: null, ...topic },
    categories: [anAfterPost().category, { slug: 'bread-and-bytes', name: 'Bread', color: null }],
  };
}

/** A post as the server sends it to its owner. */
export function aDashboardPost(changes: Partial<DashboardPost> = {}): DashboardPost {
  return {
    ...aPost(),
    status: 'published',
    category_id: 5,
    author_id: 1,
    author: 'Admin',
    view_count: 1234,
    tags: ['bread', 'caching'],
    meta_title: 'Caching, explained with bread',
    meta_description: 'Why a bakery bakes before you ask.',
    created_at: '2026-01-01T09:00:00.000Z',
    updated_at: '2026-01-06T08:30:00.000Z',
    ...changes,
  };
}

export function aDashboardPostList(
  posts: ListedPost[],
  changes: Partial<Pagination> = {},
): DashboardPostList {
  const pagination = { current_page: 1, total_posts: posts.length, total_pages: 1, posts_per_page: 50 };
  const drafts = posts.filter(({ status }) => status === 'draft').length;
  const views = posts.reduce((sum, { view_count }) => sum + view_count, 0);
  return {
    success: true,
    posts,
    pagination: { ...pagination, ...changes },
    totals: { published: posts.length - drafts, drafts, views },
  };
}
