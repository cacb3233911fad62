import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DraftSummary } from '#shared/contract/writing.ts';
import {
  discardServerDraft,
  listServerDrafts,
  type PutBack,
  SERVER_DRAFTS_KEY,
} from '../../features/posts/server-drafts.api.ts';
import { useHost } from '../../lib/host.ts';

/** The drafts that the site keeps of posts, and whether they are still being read. */
export function useServerDrafts(): { drafts: DraftSummary[]; isPending: boolean } {
  const { request } = useHost();
  // A site whose server keeps no drafts has none to offer.
  const { data: drafts = [], isPending } = useQuery({
    queryKey: SERVER_DRAFTS_KEY,
    queryFn: ({ signal }) => listServerDrafts(request, signal),
    staleTime: 0,
    // Another device may have published them.
    refetchOnWindowFocus: 'always',
  });
  return { drafts, isPending };
}

/** Returns what takes a draft of the site away, as `discardServerDraft` does, also from what is shown. */
export function useServerDiscarding() {
  const { request } = useHost();
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: SERVER_DRAFTS_KEY });
  return async (key: string, known: number | null = null): Promise<PutBack | null> => {
    const putBack = await discardServerDraft(request, key, known);
    if (putBack === null) {
      refresh();
      return null;
    }
    // At once, and without a connection, too.
    client.setQueryData<DraftSummary[]>(SERVER_DRAFTS_KEY, (drafts) =>
      drafts?.filter((draft) => draft.key !== key),
    );
    return async () => {
      await putBack();
      refresh();
    };
  };
}
