import { queryOptions, useQuery } from '@tanstack/react-query';
import { RECENT_POSTS } from '#shared/limits.ts';
import type { DashboardPostList } from '#shared/contract/posts.ts';
import { useConsultationTotals } from '../features/consultations/use-consultations.ts';
import { isScheduled, toListedPost } from '../features/posts/owner-post.ts';
import { WITHOUT_TEXTS } from '../features/posts/owner-posts.api.ts';
import type { Request } from '../lib/api-client.ts';
import { useHost } from '../lib/host.ts';
import { LOOKS_AGAIN } from '../lib/use-look-again.ts';

export function overviewPostsQuery(request: Request) {
  return queryOptions({
    queryKey: ['dashboard-posts', 'overview'],
    queryFn: ({ signal }) =>
      request('listDashboardPosts', {
        query: { page: 1, limit: RECENT_POSTS },
        headers: WITHOUT_TEXTS,
        signal,
      }),
    meta: LOOKS_AGAIN,
  });
}

/**
 * The figures of the overview and the latest posts. The server's totals count all posts, not only the listed ones.
 * [D27] [9.3.04]
 */
export function useOverview() {
  const { request } = useHost();
  const consultations = useConsultationTotals();
  const { data, error } = useQuery(overviewPostsQuery(request));
  return {
    posts: {
      total: data?.pagination.total_posts,
      ...(data === undefined ? {} : totalsOf(data)),
      recent: data?.posts.slice(0, RECENT_POSTS).map(toListedPost),
      error: data === undefined ? error : null,
    },
    consultations,
  };
}

/** The server's totals; if it sends none, the listed posts are counted. [4.5.06] */
function totalsOf({ posts, totals }: Pick<DashboardPostList, 'posts'> & Partial<DashboardPostList>) {
  if (totals !== undefined) return totals;
  const listed = posts.map(toListedPost);
  const drafts = listed.filter(({ status }) => status === 'draft').length;
  const views = listed.reduce((sum, { view_count }) => sum + view_count, 0);
  const scheduled = listed.filter(isScheduled).length;
  return { published: listed.length - drafts, scheduled, drafts, views };
}
