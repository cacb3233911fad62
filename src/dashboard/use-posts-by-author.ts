import { useQuery } from '@tanstack/react-query';
import type { Request } from '../lib/api-client.ts';
import { useHost } from '../lib/host.ts';

/** How many posts each author has, over all posts, counted by the server. Fetched when the tab opens, not when an author is changed. [D28] */
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
    /** Counts them anew; null where that fails. */
    count: async (id: number) => {
      const { data: counted, isSuccess } = await refetch();
      return isSuccess ? (counted.get(id) ?? 0) : null;
    },
  };
}

async function countByAuthor(request: Request, signal: AbortSignal): Promise<ReadonlyMap<number, number>> {
  const { authors } = await request('countPostsByAuthor', { signal });
  return new Map(authors.map(({ author_id, posts }) => [author_id, posts]));
}
