import {
  type InfiniteData,
  keepPreviousData,
  replaceEqualDeep,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ListNarrowing } from '#shared/contract/calls.ts';
import { ApiError } from './api-error.ts';
import { useHost } from './host.ts';
import { inChunks } from './in-chunks.ts';
import {
  type Found,
  inServerOrder,
  type ListPart,
  type ListSource,
  newestFirst,
  nextPage,
  withRowsInWork,
} from './owner-list.ts';
import { rowsInWork } from './rows-in-work.ts';
import { LOOKS_AGAIN } from './use-look-again.ts';

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
  /** Loads all of it. @returns the ids of its rows; null where that failed */
  loadAll: () => Promise<number[] | null>;
  /** How many rows are in each view, where one was asked for. */
  counts: Readonly<Record<string, number>>;
  /** Which of all rows wait for the owner, where a view was asked for; see `readIds`. */
  waiting: Readonly<Record<string, string>>;
  /** What the search finds in all views; null without one, and where the server does not say it. */
  found: Found | null;
  /** What can be done with its rows, where a view was asked for and the server has said it. */
  can: Readonly<Record<string, boolean>>;
  /** Whether the rows are those of what was asked before. */
  isOutdated: boolean;
  /** Which reading of a list this is: a later one is greater. Undefined before the first. */
  reading: number | undefined;
  /** The rows that somebody was at work with when it was read. */
  inWork: readonly Row[];
}

/**
 * @param narrowing which rows, in which order; without it all, newest first
 * @param meta says how often it is read anew
 * @param isEnabled whether it is read at all
 */
export function useOwnerList<Row extends { id: number }>(
  source: ListSource<Row>,
  narrowing?: ListNarrowing,
  meta: typeof LOOKS_AGAIN = LOOKS_AGAIN,
  isEnabled = true,
): OwnerList<Row> {
  const { request } = useHost();
  const queries = useQueryClient();
  const queryKey = narrowing === undefined ? [source.key] : [source.key, narrowing];
  const query = useInfiniteQuery({
    queryKey,
    async queryFn({ pageParam, signal }): Promise<ListPart<Row>> {
      const part = await source.fetchPart(request, pageParam, signal, narrowing);
      const reading = nextReading();
      return pageParam === 1 ? { ...part, reading, inWork: await readInWork(signal) } : { ...part, reading };
    },
    structuralSharing: keepWork,
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    getNextPageParam: nextPage,
    meta,
    enabled: isEnabled,
  });
  const parts = query.data?.pages;
  const { fetchNextPage } = query;
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  async function loadAll(): Promise<number[] | null> {
    let answer = await fetchNextPage({ cancelRefetch: false });
    while (answer.hasNextPage && !answer.isError) answer = await fetchNextPage({ cancelRefetch: false });
    if (answer.isError || answer.data === undefined) return null;
    return answer.data.pages.flatMap(({ rows: loaded }) => loaded.map(({ id }) => id));
  }
  const isNarrowed = narrowing !== undefined;
  const rows = useMemo(
    () => (isNarrowed ? inServerOrder(parts ?? []) : newestFirst(parts ?? [], source.dateOf)),
    [parts, source, isNarrowed],
  );
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
    loadAll,
    counts: parts?.at(-1)?.counts ?? NONE,
    waiting: parts?.at(-1)?.waiting ?? NONE,
    found: parts?.at(-1)?.found ?? null,
    can: parts?.at(-1)?.can ?? NONE,
    isOutdated: query.isPlaceholderData,
    reading: parts?.[0]?.reading,
    inWork: parts?.[0]?.inWork ?? NO_ROWS,
  };

  /**
   * The rows of it that somebody is at work with, as they are now. Where something was done here, that is those alone in which
   * one writes: another may well have gone from the view.
   */
  async function readInWork(signal: AbortSignal): Promise<Row[]> {
    const before = queries.getQueryData<InfiniteData<ListPart<Row>>>(queryKey);
    if (before === undefined) return [];
    const { all, written } = rowsInWork(source.key);
    const meant = new Set(queries.getQueryState(queryKey)?.isInvalidated === true ? written : all);
    const known = before.pages.flatMap(({ rows }) => rows).filter(({ id }) => meant.has(id));
    if (known.length === 0 || source.fetchRows === undefined) return known;
    const ids = known.map(({ id }) => id);
    const found = new Map((await source.fetchRows(request, ids, signal)).map((row) => [row.id, row]));
    // What is written in one that was deleted meanwhile is not to be lost.
    return known.flatMap((row) => found.get(row.id) ?? (written.includes(row.id) ? row : []));
  }
}

const NONE = {};
const NO_ROWS: readonly never[] = [];

/** What is read anew in place of what was there, sharing what is equal; only that takes rows away. */
function keepWork(before: unknown, now: unknown): unknown {
  const [old, read] = [before, now] as (InfiniteData<ListPart<{ id: number }>> | undefined)[];
  if (old === undefined || read === undefined || read.pages[0]?.reading === old.pages[0]?.reading)
    return replaceEqualDeep(before, now);
  return replaceEqualDeep(before, { ...read, pages: withRowsInWork(old.pages, read.pages) });
}

let readings = 0;

function nextReading(): number {
  readings += 1;
  return readings;
}

/** Deletes a row on the server, then from the loaded pages. [7.10.04] [7.10.05] [7.10.06] */
export function useDeleteRow<Row extends { id: number }>(source: ListSource<Row>) {
  const { request } = useHost();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => source.deleteRow(request, id),
    onSuccess(_, id) {
      queries.setQueriesData<InfiniteData<ListPart<Row>>>({ queryKey: [source.key] }, (before) =>
        before === undefined ? undefined : { ...before, pages: before.pages.map(without(id)) },
      );
      // The rows after it have moved up across page boundaries, and counts of views have changed.
      const isWhole = queries
        .getQueriesData<InfiniteData<ListPart<Row>>>({ queryKey: [source.key] })
        .every(([key, data]) => key.length === 1 && (data?.pages.at(-1)?.pagination?.total_pages ?? 1) <= 1);
      if (!isWhole) void queries.invalidateQueries({ queryKey: [source.key] });
    },
    onError(error) {
      const isGone = error instanceof ApiError && error.status === 404;
      if (isGone) void queries.invalidateQueries({ queryKey: [source.key] });
    },
  });
}

function without(id: number) {
  return <Row extends { id: number }>({ rows, pagination, ...rest }: ListPart<Row>): ListPart<Row> => ({
    ...rest,
    rows: rows.filter((row) => row.id !== id),
    pagination: pagination === undefined ? undefined : { ...pagination, total: pagination.total - 1 },
  });
}

function withoutIn<Row extends { id: number }>(parts: ListPart<Row>[], id: number): ListPart<Row>[] {
  return parts.map(without(id));
}

/** Deletes several rows on the server, which answers of each whether it worked. */
export function useDeleteRows<Row extends { id: number }>(source: ListSource<Row>) {
  const { request } = useHost();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: number[]) => inChunks(ids, (some) => source.deleteRows(request, some)),
    onSuccess({ done }) {
      queries.setQueriesData<InfiniteData<ListPart<Row>>>({ queryKey: [source.key] }, (before) =>
        before === undefined ? undefined : { ...before, pages: done.reduce(withoutIn, before.pages) },
      );
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [source.key] }),
  });
}
