import { BLOG_PAGE_SIZE } from '#shared/business.ts';
import type { Request } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { type PostSummary, type PostView, toPostSummary, toPostView } from './post-view.ts';

export interface PostQuery {
  page?: number;
  limit?: number;
  category?: string;
  search?: string;
}

export interface PostPage {
  posts: PostSummary[];
  totalPages: number;
  totalPosts: number;
}

/**
 * One page of the public posts. What says nothing new is not sent: page 1, six a page, all categories, no search.
 * [7.2.01]–[7.2.08] A failure's HTTP status is logged, then thrown on to whoever shows it. [8.01]
 */
export async function fetchPosts(request: Request, query: PostQuery, signal: AbortSignal): Promise<PostPage> {
  const { page = 1, limit = BLOG_PAGE_SIZE, category = 'all', search = '' } = query;
  try {
    const { posts, pagination } = await request('listPosts', {
      query: {
        ...(page > 1 ? { page } : {}),
        ...(limit !== BLOG_PAGE_SIZE ? { limit } : {}),
        ...(category !== 'all' && category !== '' ? { category } : {}),
        ...(search.trim() !== '' ? { search: search.trim() } : {}),
      },
      signal,
    });
    const now = new Date();
    return {
      posts: posts.map((post) => toPostSummary(post, now)),
      totalPages: pagination.total_pages,
      totalPosts: pagination.total_posts,
    };
  } catch (error) {
    if (error instanceof ApiError) console.error('Failed to fetch posts: HTTP status', error.status);
    throw error;
  }
}

/** What the check of a slug, and the second try after a check that failed, found out. [D26] */
export type FoundPost = { found: true; post: PostView } | { found: false };

/**
 * Checks the slug before anything is rendered. A slug that is definitely unknown is `found: false`; a check that failed
 * otherwise does not count, and the post is asked for once more. Throws when that fails too. [2.11.01]–[2.11.03]
 */
export async function findPost(request: Request, slug: string, signal: AbortSignal): Promise<FoundPost> {
  try {
    return await readPost(request, slug, signal);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return { found: false };
    return readPost(request, slug, signal);
  }
}

async function readPost(request: Request, slug: string, signal: AbortSignal): Promise<FoundPost> {
  const { post } = await request('readPost', { query: { slug }, signal });
  return { found: true, post: toPostView(post, new Date()) };
}
