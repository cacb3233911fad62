import type { Pagination } from '#shared/contract/envelope.ts';
import type { PostList, PublicPost } from '#shared/contract/posts.ts';

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
