import type { Topic, TopicAnswer } from '#shared/contract/posts.ts';
import type { Request } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { TopicKind } from '../../paths.ts';
import { type PostSummary, toSummaries } from './post-view.ts';

/** A page of a category's or a tag's posts; null where there is no such topic. */
export type FoundTopic = {
  topic: Topic;
  categories: TopicAnswer['categories'];
  posts: PostSummary[];
  totalPages: number;
  totalPosts: number;
} | null;

/** Six posts a page. */
export async function fetchTopic(
  request: Request,
  { kind, slug, page }: { kind: TopicKind; slug: string; page: number },
  signal: AbortSignal,
): Promise<FoundTopic> {
  try {
    const list = await request(kind === 'category' ? 'readCategory' : 'readTag', {
      query: { slug, ...(page > 1 ? { page } : {}) },
      signal,
    });
    return {
      topic: list.topic,
      categories: list.categories,
      posts: toSummaries(list, new Date()),
      totalPages: list.pagination.total_pages,
      totalPosts: list.pagination.total_posts,
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
