import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CropMediaInput, MediaItem, MediaList, MediaOrder } from '#shared/contract/media.ts';
import { useHost } from '../../lib/host.ts';

const KEY = 'media';
type Pages = InfiniteData<MediaList>;

export interface MediaFilter {
  search: string;
  /** Only what nothing uses. */
  unused: boolean;
  sort: MediaOrder;
}

/** The images of the library that match, in their order. */
export function useMedia({ search, unused, sort }: MediaFilter) {
  const { request } = useHost();
  const query = useInfiniteQuery({
    queryKey: [KEY, search, unused, sort],
    queryFn: ({ pageParam, signal }) =>
      request('listMedia', {
        query: {
          page: pageParam,
          ...(search === '' ? {} : { search }),
          ...(unused ? { unused: 1 } : {}),
          ...(sort === 'newest' ? {} : { sort }),
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { current_page: page, total_pages: pages } }) =>
      page < pages ? page + 1 : undefined,
    placeholderData: (before) => before,
    staleTime: 0, // posts that were saved meanwhile use other images
  });
  const pages = query.data?.pages ?? [];
  return {
    items: pages.flatMap(({ media }) => media),
    total: pages.at(-1)?.pagination.total ?? 0,
    totals: pages.at(-1)?.totals ?? { all: 0, unused: 0 },
    isPending: query.isPending,
    error: query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
  };
}

/** What changes the library. Each rejects with what the server says. */
export function useMediaChanges() {
  const { request } = useHost();
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: [KEY] });

  /** Shows a changed image at once, in every list that has it. */
  function put(item: MediaItem) {
    client.setQueriesData<Pages>({ queryKey: [KEY] }, (data) =>
      data === undefined
        ? undefined
        : {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              media: page.media.map((one) => (one.id === item.id ? item : one)),
            })),
          },
    );
  }

  const describe = useMutation({
    mutationFn: ({ id, alt, focus }: MediaItem) => request('describeMedia', { body: { id, alt, focus } }),
    scope: { id: 'describe-media' }, // one after the other, so that the last one stays
    onMutate: put,
    onError: reload,
  });
  const replace = useMutation({
    mutationFn({ id, file }: { id: number; file: File }) {
      const body = new FormData();
      body.append('image', file);
      return request('replaceMedia', { query: { id }, body });
    },
    async onSuccess({ media }) {
      put(media);
      for (const key of ['posts', 'post', 'dashboard-posts'])
        void client.invalidateQueries({ queryKey: [key] });
      await reload();
    },
  });
  const crop = useMutation({
    mutationFn: (body: CropMediaInput) => request('cropMedia', { body }),
    onSuccess: reload,
  });
  const remove = useMutation({
    mutationFn: (id: number) => request('deleteMedia', { query: { id } }),
    onSettled: reload,
  });
  const removeSeveral = useMutation({
    /** One after the other: each succeeds or fails by itself. */
    async mutationFn(ids: readonly number[]) {
      const done: number[] = [];
      const failed: { id: number; error: string }[] = [];
      for (const id of ids) {
        try {
          await request('deleteMedia', { query: { id } });
          done.push(id);
        } catch (error) {
          failed.push({ id, error: error instanceof Error ? error.message : '' });
        }
      }
      return { done, failed };
    },
    onSettled: reload,
  });
  const removeUnused = useMutation({
    mutationFn: () => request('deleteUnusedMedia', {}),
    onSettled: reload,
  });
  return { reload, describe, replace, crop, remove, removeSeveral, removeUnused };
}
