import { useQuery } from '@tanstack/react-query';
import { MAX_PAGE_SIZE } from '#shared/limits.ts';
import type { Request } from '../lib/api-client.ts';
import { useHost } from '../lib/host.ts';

/** How many posts each author has, over all posts. Fetched when the tab opens, not when an author is changed. [D28] */
export function usePostsByAuthor() {
  const { request } = useHost();
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard-posts', 'by-author'],
    queryFn: ({ signal }) => countByAuthor(request, signal),
  });
  return {
    /** Null while unknown. */
    postsOf: (id: number) => (data === undefined ? null : (data.get(id) ?? 0)),
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}

async function countByAuthor(request: Request, signal: AbortSignal): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  const counted = new Set<number>();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await request('listDashboardPosts', { query: { page, limit: MAX_PAGE_SIZE }, signal });
    last = answer.pagination.total_pages;
    for (const { id, author_id } of answer.posts) {
      // A post that moved between pages during loading counts once.
      if (!counted.has(id)) counts.set(author_id, (counts.get(author_id) ?? 0) + 1);
      counted.add(id);
    }
  }
  return counts;
}
