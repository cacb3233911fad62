import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { PostStatus } from '#shared/contract/posts.ts';
import { useHost } from '../../lib/host.ts';
import type { OwnerPost } from './owner-post.ts';
import { deletePost, type DashboardPage, fetchOwnerPosts, setStatus } from './owner-posts.api.ts';

const LIST_KEY = ['dashboard-posts', 'table'];

type Pages = InfiniteData<DashboardPage>;

/** The loaded pages of the owner's posts; `loadMore` loads the next fifty. */
export function useOwnerPosts() {
  const { request } = useHost();
  const list = useInfiniteQuery({
    queryKey: LIST_KEY,
    queryFn: ({ pageParam, signal }) => fetchOwnerPosts(request, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => last.next,
  });
  const { data, error, isPending, isFetching, hasNextPage, fetchNextPage, refetch } = list;
  return {
    posts: allPosts(data),
    total: data?.pages.at(-1)?.total ?? 0,
    isPending,
    isFetching,
    error,
    hasMore: hasNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
    /** The post's current version, refetched unless the list is fresh; null if it no longer exists. */
    freshest: async (id: number): Promise<OwnerPost | null> => {
      let pages = list.isStale || list.isError ? (await refetch()).data : data;
      for (;;) {
        const found = allPosts(pages).find((post) => post.id === id);
        const hasMore = (pages?.pages.at(-1)?.next ?? null) !== null;
        if (found !== undefined || !hasMore) return found ?? null;
        const read = await fetchNextPage();
        if (read.isError) return null;
        pages = read.data;
      }
    },
  };
}

/** A post that moved between pages during loading appears twice: the first one counts. */
function allPosts(data: Pages | undefined): OwnerPost[] {
  const byId = new Map<number, OwnerPost>();
  for (const post of data?.pages.flatMap(({ posts }) => posts) ?? []) {
    if (!byId.has(post.id)) byId.set(post.id, post);
  }
  return [...byId.values()];
}

/** Sets a post's status. After success, the cached list is updated without refetching it. [4.5.03] [4.5.04] */
export function useStatusToggle() {
  const { request } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: { id: number; status: PostStatus }) => setStatus(request, id, status),
    onSuccess(_, { id, status }) {
      changePosts(client, (posts) => posts.map((post) => (post.id === id ? { ...post, status } : post)));
      // The version has changed too: mark the list as stale for its next reader.
      void client.invalidateQueries({ queryKey: ['dashboard-posts'], refetchType: 'none' });
      forgetPublicPosts(client);
    },
  });
}

export function usePostDeletion() {
  const { request } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => deletePost(request, id),
    onSuccess(_, id) {
      changePosts(client, (posts) => posts.filter((post) => post.id !== id));
      refreshPosts(client);
    },
  });
}

/** Refetches everything that shows posts, after saving or deleting one. [4.10.03] */
export function refreshPosts(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['dashboard-posts'] });
  void client.invalidateQueries({ queryKey: ['categories'] });
  forgetPublicPosts(client);
}

function forgetPublicPosts(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['posts'] });
  void client.invalidateQueries({ queryKey: ['post'] });
}

function changePosts(client: QueryClient, change: (posts: OwnerPost[]) => OwnerPost[]): void {
  client.setQueryData<Pages>(LIST_KEY, (data) =>
    data === undefined
      ? undefined
      : { ...data, pages: data.pages.map((page) => ({ ...page, posts: change(page.posts) })) },
  );
}
