import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ApiError } from './api-error.ts';
import { useHost } from './host.ts';
import { type ListPart, type ListSource, newestFirst, nextPage } from './owner-list.ts';

/** The loaded part of a list, newest first, and how to load more. */
export interface OwnerList<Row> {
  rows: Row[];
  /** The number of rows, loaded or not. */
  total: number;
  isPending: boolean;
  /** Why nothing could be loaded; null if only loading more failed. */
  error: Error | null;
  retry: () => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Why loading more failed. */
  moreError: Error | null;
  loadMore: () => void;
}

export function useOwnerList<Row extends { id: number }>(source: ListSource<Row>): OwnerList<Row> {
  const { request } = useHost();
  const query = useInfiniteQuery({
    queryKey: [source.key],
    queryFn: ({ pageParam, signal }) => source.fetchPart(request, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    // The dashboard stays open all day: returning to it loads what is new.
    refetchOnWindowFocus: true,
  });
  const parts = query.data?.pages;
  const { fetchNextPage } = query;
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const rows = useMemo(() => newestFirst(parts ?? [], source.dateOf), [parts, source]);
  return {
    rows,
    total: parts?.at(-1)?.pagination?.total ?? rows.length,
    isPending: query.isPending,
    error: query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    moreError: query.isFetchNextPageError ? query.error : null,
    loadMore,
  };
}

/** Deletes a row on the server, then from the loaded pages. [7.10.04] [7.10.05] [7.10.06] */
export function useDeleteRow<Row extends { id: number }>(source: ListSource<Row>) {
  const { request } = useHost();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => source.deleteRow(request, id),
    onSuccess(_, id) {
      const data = queries.setQueryData<InfiniteData<ListPart<Row>>>([source.key], (before) =>
        before === undefined ? undefined : { ...before, pages: before.pages.map(without(id)) },
      );
      // The rows after it have moved up across page boundaries.
      const parts = data?.pages.at(-1)?.pagination?.total_pages ?? 1;
      if (parts > 1) void queries.invalidateQueries({ queryKey: [source.key] });
    },
    onError(error) {
      const isGone = error instanceof ApiError && error.status === 404;
      if (isGone) void queries.invalidateQueries({ queryKey: [source.key] });
    },
  });
}

function without(id: number) {
  return <Row extends { id: number }>({ rows, pagination }: ListPart<Row>): ListPart<Row> => ({
    rows: rows.filter((row) => row.id !== id),
    pagination: pagination === undefined ? undefined : { ...pagination, total: pagination.total - 1 },
  });
}
