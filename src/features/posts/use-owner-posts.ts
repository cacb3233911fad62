import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { PostBatch, PostState } from '#shared/contract/post-batches.ts';
import type { NarrowedPosts, PostStatus, StatusSet } from '#shared/contract/posts.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';
import { AGENDA_KEY } from '../../components/dashboard/agenda-key.ts';
import { useHost } from '../../lib/host.ts';
import { forgetKept } from './kept-drafts.ts';
import { nextLook } from './next-look.ts';
import { isScheduled, type ListedPost, type OwnerPost, shownDate } from './owner-post.ts';
import {
  changePosts,
  deletePost,
  type DashboardPage,
  fetchOwnerPosts,
  findOwnerPost,
  isOnlineByNow,
  setStatus,
} from './owner-posts.api.ts';
import { SERVER_DRAFTS_KEY } from './server-drafts.api.ts';

const LIST_KEY = ['dashboard-posts', 'table'];

type Pages = InfiniteData<DashboardPage>;

/**
 * The loaded pages of the owner's posts; `loadMore` loads the next fifty. @param isWatched whether it is read on while emails
 * of them go out
 */
export function useOwnerPosts(narrowed: NarrowedPosts = {}, isWatched = false) {
  const { request } = useHost();
  const list = useInfiniteQuery({
    queryKey: [...LIST_KEY, narrowed],
    queryFn: ({ pageParam, signal }) => fetchOwnerPosts(request, pageParam, signal, narrowed),
    initialPageParam: 1,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    // Another device may have written some.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => isWatched && nextLook(allPosts(state.data), Date.now()),
  });
  const { data, error, isPending, isFetching, hasNextPage, fetchNextPage, refetch } = list;
  const last = data?.pages.at(-1);
  return {
    posts: allPosts(data),
    /** How many match, loaded or not. */
    total: last?.total ?? 0,
    /** How many there are. */
    all: last?.all ?? 0,
    /** Whether they have what was searched for only but for a mistake in it. */
    isNear: last?.isNear ?? false,
    isPending,
    isFetching,
    /** Whether the posts are those of what was asked before. */
    isOutdated: list.isPlaceholderData,
    error,
    hasMore: hasNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
    /**
     * The post's current version with its text; null if it no longer exists, which the list then shows too. Throws
     * ApiError if it can't be read.
     */
    freshest: async (id: number): Promise<OwnerPost | null> => {
      // A server that sends the texts along needs no other question than that for a fresh list.
      if (allPosts(data).some(({ content }) => content !== undefined)) {
        const pages = list.isStale || list.isError ? (await refetch()).data : data;
        const listed = allPosts(pages).find((post) => post.id === id);
        if (listed?.content !== undefined) return { ...listed, content: listed.content };
      }
      const post = await findOwnerPost(request, id);
      if (post === null) void refetch();
      return post;
    },
  };
}

/** A post that moved between pages during loading appears twice: the first one counts. */
function allPosts(data: Pages | undefined): ListedPost[] {
  const byId = new Map<number, ListedPost>();
  for (const post of data?.pages.flatMap(({ posts }) => posts) ?? []) {
    if (!byId.has(post.id)) byId.set(post.id, post);
  }
  return [...byId.values()];
}

/**
 * Sets a post's status. After success, the cached list has it and its date without being fetched again; what takes it
 * back is returned, where the server has told the new version. [4.5.03] [4.5.04]
 */
export function useStatusToggle() {
  const { request, storage } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ post, status }: { post: ListedPost; status: PostStatus }) => {
      const { post: changed } = await setStatus(request, post.id, status, isScheduled(post));
      const { category_id = post.category_id, tags = post.tags } = changed ?? {};
      const undo = changed === undefined ? null : stateOf({ ...post, category_id, tags }, changed.updated_at);
      return { changed, undo };
    },
    onSuccess({ changed }, { post: { id }, status }) {
      changeList(client, (posts) =>
        posts.map((post) => (post.id === id ? { ...post, status, ...datesOf(changed) } : post)),
      );
      keepDatesInOrder(client);
      // It is what was kept of it by now, which is not kept any more.
      if (changed?.tags !== undefined) {
        forgetKept(storage, [id]);
        refreshPosts(client);
        return;
      }
      // The version has changed too: mark the list as stale for its next reader.
      void client.invalidateQueries({ queryKey: ['dashboard-posts'], refetchType: 'none' });
      forgetPublicPosts(client);
    },
    onError(error) {
      // Its row then says so.
      if (isOnlineByNow(error)) void client.invalidateQueries({ queryKey: ['dashboard-posts'] });
    },
  });
}

function stateOf({ id, status, published_at, category_id, tags }: ListedPost, version: string): PostState {
  return { id, status, published_at: published_at ?? null, category_id, tags, version };
}

function datesOf(changed: StatusSet['post']): Partial<ListedPost> {
  if (changed === undefined) return {};
  const { published_at, updated_at } = changed;
  return { published_at, updated_at, date: formatLongDate(published_at ?? '') };
}

/** Changes several posts, and shows the lists as they are afterwards. */
export function usePostChanges() {
  const { request, storage } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ isWhileScheduled = false, ...batch }: PostBatch & { isWhileScheduled?: boolean }) =>
      changePosts(request, batch, isWhileScheduled),
    onSuccess({ done, undo }, { action }) {
      const drafts = undo.filter(({ status }) => status === 'draft').map(({ id }) => id);
      if (action === 'publish')
        forgetKept(
          storage,
          drafts.filter((id) => done.includes(id)),
        );
    },
    onSettled: () => refreshPosts(client),
  });
}

export function usePostDeletion() {
  const { request } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => deletePost(request, id),
    onSuccess(_, id) {
      changeList(client, (posts) => posts.filter((post) => post.id !== id));
      refreshPosts(client);
    },
  });
}

/** Moves several posts to the trash. */
export function usePostsDeletion() {
  const { request } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: number[]) => request('deletePosts', { body: { ids } }),
    onSettled: () => refreshPosts(client),
  });
}

/** Refetches everything that shows posts, after saving or deleting one. [4.10.03] */
export function refreshPosts(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['dashboard-posts'] });
  void client.invalidateQueries({ queryKey: SERVER_DRAFTS_KEY });
  void client.invalidateQueries({ queryKey: ['categories'] });
  void client.invalidateQueries({ queryKey: AGENDA_KEY }); // it has the drafts
  forgetPublicPosts(client);
}

function forgetPublicPosts(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['posts'] });
  void client.invalidateQueries({ queryKey: ['post'] });
}

/** A list by date stays in order when a date in it has changed. */
function keepDatesInOrder(client: QueryClient): void {
  for (const [key, data] of client.getQueriesData<Pages>({ queryKey: LIST_KEY })) {
    const { sort = '-date' } = (key.at(-1) ?? {}) as NarrowedPosts; // as `useOwnerPosts` writes it
    if (data === undefined || (sort !== '-date' && sort !== 'date')) continue;
    const turn = sort === 'date' ? 1 : -1;
    const ordered = data.pages
      .flatMap(({ posts }) => posts)
      .sort((a, b) => turn * (shownDate(a) - shownDate(b) || a.id - b.id));
    const pages = data.pages.map((page) => ({ ...page, posts: ordered.splice(0, page.posts.length) }));
    client.setQueryData<Pages>(key, { ...data, pages });
  }
}

function changeList(client: QueryClient, change: (posts: ListedPost[]) => ListedPost[]): void {
  client.setQueriesData<Pages>({ queryKey: LIST_KEY }, (data) =>
    data === undefined
      ? undefined
      : { ...data, pages: data.pages.map((page) => ({ ...page, posts: change(page.posts) })) },
  );
}
