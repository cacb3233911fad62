import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SnippetList, SnippetToSave } from '#shared/contract/snippets.ts';
import { useHost } from '../../../lib/host.ts';

const SNIPPETS_KEY = ['snippets'];

/** The texts for replies, which are kept on the server. */
export function useSnippets() {
  const { request } = useHost();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: SNIPPETS_KEY,
    queryFn: ({ signal }) => request('listSnippets', { signal }),
  });
  const keep = (list: SnippetList) => void queries.setQueryData(SNIPPETS_KEY, list);
  const save = useMutation({
    mutationFn: (body: SnippetToSave) => request('saveSnippet', { body }),
    onSuccess: keep,
  });
  const remove = useMutation({
    mutationFn: (id: number) => request('deleteSnippet', { query: { id } }),
    onSuccess: keep,
  });
  return {
    snippets: data?.snippets,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    save: save.mutateAsync,
    remove: remove.mutateAsync,
  };
}
