import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useHost } from '../../lib/host.ts';
import { fetchPosts, findPost, type PostQuery } from './posts.api.ts';

/** A page of posts; empty while loading and after a failure, which sets `error`. [4.4.01] [4.4.02] */
export function usePosts(query: PostQuery) {
  const { request } = useHost();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['posts', query],
    queryFn: ({ signal }) => fetchPosts(request, query, signal),
    placeholderData: keepPreviousData,
  });
  return {
    posts: data?.posts ?? [],
    totalPages: data?.totalPages ?? 0,
    totalPosts: data?.totalPosts ?? 0,
    isPending,
    /** The posts of the previous page are still shown while the next page loads. */
    isStale: isPlaceholderData,
    error,
    /** There are none, as the server says of this very query. */
    isEmpty: error === null && !isPlaceholderData && data?.totalPosts === 0,
    retry: () => void refetch(),
  };
}

/** One post by its slug, after checking the slug. */
export function usePost(slug: string) {
  const { request } = useHost();
  return useQuery({
    queryKey: ['post', slug],
    queryFn: ({ signal }) => findPost(request, slug, signal),
  });
}
