import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CategoryInput } from '#shared/contract/categories.ts';
import { useHost } from '../../lib/host.ts';
import { createCategory, deleteCategory, fetchCategories, updateCategory } from './categories.api.ts';

const KEY = ['categories'];

/** What posts are sorted under. There is always something: when the server fails, the built-in four. */
export function useCategories() {
  const { request } = useHost();
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => fetchCategories(request, signal),
  });
  return {
    categories: data?.categories ?? [],
    isFallback: data?.isFallback ?? false,
    isPending,
    isFetching,
    retry: () => void refetch(),
  };
}

/** Gives the function that creates a category, or with an id changes that one. */
export function useCategorySaving() {
  const { request } = useHost();
  const client = useQueryClient();
  return async (id: number | null, input: CategoryInput) => {
    await (id === null ? createCategory(request, input) : updateCategory(request, id, input));
    await refresh(client);
  };
}

export function useCategoryDeletion() {
  const { request } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => deleteCategory(request, id),
    // Also after a failure: the list may have said what is true no more.
    onSettled: () => refresh(client),
  });
}

/** Posts carry their category's name. */
async function refresh(client: QueryClient): Promise<void> {
  for (const key of ['posts', 'post', 'dashboard-posts']) {
    void client.invalidateQueries({ queryKey: [key] });
  }
  await client.invalidateQueries({ queryKey: KEY });
}
