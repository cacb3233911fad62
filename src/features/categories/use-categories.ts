import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Category, CategoryInput } from '#shared/contract/categories.ts';
import { useHost } from '../../lib/host.ts';
import { createCategory, deleteCategory, fetchCategories, updateCategory } from './categories.api.ts';

const KEY = ['categories'];

/** The categories of posts; the built-in four if the server fails. */
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

/** Returns a function that creates a category, whose id it returns, or updates the one with the given id. */
export function useCategorySaving() {
  const { request } = useHost();
  const client = useQueryClient();
  return async (id: number | null, input: CategoryInput) => {
    const created = id === null ? await createCategory(request, input) : null;
    if (id !== null) await updateCategory(request, id, input);
    await refresh(client);
    return created;
  };
}

/** What makes a category again. */
export type RestoredCategory = Pick<Category, 'id' | 'name' | 'description' | 'color'>;

/** Returns a function that makes a deleted category again, as it was. */
export function useCategoryRestoring() {
  const { request } = useHost();
  const client = useQueryClient();
  return async ({ id: restores, name, description, color }: RestoredCategory) => {
    await createCategory(request, { restores, name, description, color });
    await refresh(client);
  };
}

export function useCategoryDeletion() {
  const { request } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => deleteCategory(request, id),
    // Also after a failure: the list may be outdated.
    onSettled: () => refresh(client),
  });
}

/** Posts are refetched too, because they contain their category's name. */
async function refresh(client: QueryClient): Promise<void> {
  for (const key of ['posts', 'post', 'dashboard-posts']) {
    void client.invalidateQueries({ queryKey: [key] });
  }
  await client.invalidateQueries({ queryKey: KEY });
}
