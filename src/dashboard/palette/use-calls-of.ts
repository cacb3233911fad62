import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ListNarrowing } from '#shared/contract/calls.ts';
import type { FoundCall } from '#shared/contract/finder.ts';
import { consultationSource } from '../../features/consultations/use-consultations.ts';
import { useHost } from '../../lib/host.ts';

/** The first calls of their list, narrowed; kept as the list keeps its own, which is changed with them. None without a narrowing. */
export function useCallsOf(narrowing: ListNarrowing | null) {
  const { request } = useHost();
  const queries = useQueryClient();
  const queryKey = [consultationSource.key, narrowing];
  const { data, isFetching, isLoading } = useInfiniteQuery({
    queryKey,
    queryFn: ({ signal }) => consultationSource.fetchPart(request, 1, signal, narrowing ?? {}),
    initialPageParam: 1,
    getNextPageParam: () => undefined,
    enabled: narrowing !== null,
    staleTime: 10_000,
  });
  // They were changed since: nothing is done with what they were.
  const isOld = isFetching && queries.getQueryState(queryKey)?.isInvalidated === true;
  const rows = narrowing === null || isOld ? [] : (data?.pages.flatMap((page) => page.rows) ?? []);
  const calls = rows.map((one): FoundCall => ({ ...one, excerpt: one.message }));
  return { calls, isFetching, isLoading: isLoading || isOld };
}
