import { useInfiniteQuery } from '@tanstack/react-query';
import type { ActivityList } from '#shared/contract/activity.ts';
import { useHost } from '../../lib/host.ts';
import { newestFirst, nextPage, pageQuery } from '../../lib/owner-list.ts';

/** The query key of what happened in the account. */
export const ACTIVITY_KEY = ['activity'];

/** What happened in the account, the latest first, and how to load what was before. */
export function useActivity() {
  const { request } = useHost();
  const query = useInfiniteQuery({
    queryKey: ACTIVITY_KEY,
    queryFn: async ({ pageParam, signal }) =>
      partOf(await request('listActivity', pageQuery(pageParam, signal))),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    refetchOnWindowFocus: true,
    refetchOnMount: 'always', // what was just done elsewhere in the dashboard is among it
  });
  const rows = newestFirst(query.data?.pages ?? [], ({ happened_at }) => happened_at);
  return { query, rows };
}

function partOf({ activity, pagination }: ActivityList) {
  return { rows: activity, pagination };
}
