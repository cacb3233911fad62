import { BLOG_PAGE_SIZE } from '#shared/limits.ts';
import type { Request } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { type AfterView, toAfterView } from './after-view.ts';
import { type PostSummary, type PostView, toPostView, toSummaries } from './post-view.ts';

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
 * One page of the public posts. Default parameters are omitted: page 1, six per page, all categories, no search.
 * [7.2.01]–[7.2.08] Logs the HTTP status of a failure and rethrows it. [8.01]
 */
export async function fetchPosts(request: Request, query: PostQuery, signal: AbortSignal): Promise<PostPage> {
  const { page = 1, limit = BLOG_PAGE_SIZE, category = 'all', search = '' } = query;
  try {
    const list = await request('listPosts', {
      query: {
        ...(page > 1 ? { page } : {}),
        ...(limit !== BLOG_PAGE_SIZE ? { limit } : {}),
        ...(category !== 'all' && category !== '' ? { category } : {}),
        ...(search.trim() !== '' ? { search: search.trim() } : {}),
      },
      signal,
    });
    return {
      posts: toSummaries(list, new Date()),
      totalPages: list.pagination.total_pages,
      totalPosts: list.pagination.total_posts,
    };
  } catch (error) {
    if (error instanceof ApiError) console.error('Failed to fetch posts: HTTP status', error.status);
    throw error;
  }
}

/** The result of checking a slug, or of the second request after a failed check. [D26] */
export type FoundPost = { found: true; post: PostView; after: AfterView | null } | { found: false };

/**
 * Checks the slug before anything is rendered. A definitely unknown slug is `found: false`. If the check itself fails,
 * the post is requested once more; throws if that fails too. [2.11.01]–[2.11.03]
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
  const { post, after } = await request('readPost', { query: { slug }, signal });
  const now = new Date();
  return {
    found: true,
    post: toPostView(post, now),
    after: after === undefined ? null : toAfterView(after, now),
  };
}
