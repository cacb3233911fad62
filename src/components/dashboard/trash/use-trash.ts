import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { TrashKind } from '#shared/contract/trash.ts';
import { useHost } from '../../../lib/host.ts';
import { READERS_KEY } from '../readers-key.ts';
import { deleteForGood, emptyTrash, listTrash, restoreOne, restoreTrashed } from './trash.api.ts';

/** What shows rows of a kind, and is to be fetched again once some are back. */
const SHOWN_BY: Record<TrashKind, readonly string[]> = {
  post: ['dashboard-posts', 'categories', 'posts', 'post'],
  message: ['contacts', 'agenda'],
  consultation: ['consultations', 'days-off', 'agenda'],
  subscriber: ['subscribers', READERS_KEY],
};

const KEY = 'trash';

/** The trash of a kind; `loadMore` loads the next fifty. */
export function useTrash(kind: TrashKind) {
  const { request } = useHost();
  const query = useInfiniteQuery({
    queryKey: [KEY, kind],
    queryFn: ({ pageParam, signal }) => listTrash(request, kind, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.flatMap(({ trash }) => trash).length < total ? pages.length + 1 : undefined,
    staleTime: 0,
  });
  const pages = query.data?.pages;
  return {
    trash: pages?.flatMap(({ trash }) => trash),
    total: pages?.at(-1)?.total ?? 0,
    error: query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
    loadMore: query.hasNextPage ? () => void query.fetchNextPage() : null,
    isLoadingMore: query.isFetchingNextPage,
  };
}

/** What can be done with the trash of a kind. */
export function useTrashActions(kind: TrashKind) {
  const { request } = useHost();
  const client = useQueryClient();
  const after = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } finally {
      refresh(client, kind);
    }
  };
  return {
    /** Puts one row back. @returns what is not as it was */
    restore: (id: number) => after(restoreOne(request, kind, id)),
    restoreAll: (ids: readonly number[]) => after(restoreTrashed(request, kind, [...ids])),
    deleteForGood: (id: number) => after(deleteForGood(request, id)),
    empty: () => after(emptyTrash(request, kind)),
  };
}

function refresh(client: QueryClient, kind: TrashKind): void {
  for (const key of [...SHOWN_BY[kind], KEY]) void client.invalidateQueries({ queryKey: [key] });
}
