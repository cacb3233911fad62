import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Trashed, TrashKind } from '#shared/contract/trash.ts';
import { useHost } from '../../../lib/host.ts';
import { READERS_KEY } from '../readers-key.ts';
import {
  deleteForGood,
  emptyTrash,
  findTrashed,
  listTrash,
  restoreOne,
  restoreTrashed,
} from './trash.api.ts';

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

/** What had an id, if it is in the trash; undefined while that is asked. */
export function useTrashed(kind: TrashKind, row: number): Trashed | null | undefined {
  const { request } = useHost();
  return useQuery({
    queryKey: [KEY, kind, row],
    queryFn: ({ signal }) => findTrashed(request, kind, row, signal),
    staleTime: 0,
  }).data;
}

/** What can be done with the trash of a kind. */
export function useTrashActions(kind: TrashKind) {
  const { request } = useHost();
  const client = useQueryClient();
  const onSettled = () => {
    for (const key of [...SHOWN_BY[kind], KEY]) void client.invalidateQueries({ queryKey: [key] });
  };
  const restore = useMutation({ mutationFn: (id: number) => restoreOne(request, kind, id), onSettled });
  const restoreAll = useMutation({
    mutationFn: (ids: readonly number[]) => restoreTrashed(request, kind, ids),
    onSettled,
  });
  const remove = useMutation({ mutationFn: (id: number) => deleteForGood(request, id), onSettled });
  const empty = useMutation({ mutationFn: () => emptyTrash(request, kind), onSettled });
  return {
    /** Puts one row back. @returns what is not as it was */
    restore: restore.mutateAsync,
    restoreAll: restoreAll.mutateAsync,
    deleteForGood: remove.mutateAsync,
    empty: () => empty.mutateAsync(),
  };
}
