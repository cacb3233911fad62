import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { DraftSummary } from '#shared/contract/writing.ts';
import { postOf, useKeptDrafts } from '../../features/posts/kept-drafts.ts';
import { dropServerDraft, listServerDrafts, serverKey } from '../../features/posts/server-drafts.api.ts';
import { useHost } from '../../lib/host.ts';
import { writingPath } from '../../paths.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { draftName } from './draft-name.ts';
import { keptWhen } from './kept-when.ts';
import type { UnsavedRow } from './UnsavedWriting.tsx';

const KEY = ['post-drafts'];

/** The drafts that the site keeps and this browser has no copy of: those of other devices. */
export function useServerDraftRows(): UnsavedRow[] {
  const { request } = useHost();
  const { confirm, alert } = useAlerts();
  const navigate = useNavigate();
  const client = useQueryClient();
  // A site whose server keeps no drafts has none to offer.
  const { data = [] } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => listServerDrafts(request, signal),
    staleTime: 0,
  });
  const here = new Set(Object.keys(useKeptDrafts()).map((key) => serverKey(postOf(key), key)));
  const drafts = data.filter(({ key }) => !here.has(key));

  async function discard(draft: DraftSummary) {
    const sure = await confirm({
      title: 'Discard this draft?',
      message: `What was written in ${nameOf(draft)} and not saved will be gone, on all devices. This action cannot be undone.`,
      confirmLabel: 'Discard',
      danger: true,
    });
    if (!sure) return;
    try {
      await dropServerDraft(request, draft.key);
    } catch (error) {
      await alert(error instanceof Error ? error.message : '', 'The draft was not discarded');
    }
    await client.invalidateQueries({ queryKey: KEY });
  }

  return drafts.map((draft) => ({
    key: draft.key,
    at: draft.saved_at,
    name: `Draft: ${nameOf(draft)}`,
    note: `Written in ${draft.device} ${keptWhen(draft.saved_at)}`,
    onContinue: () => void navigate(pathOf(draft)),
    onDiscard: () => void discard(draft),
  }));
}

/** The browser's copies have other keys: that of a post needs none. */
function pathOf({ key, post_id }: DraftSummary): string {
  return post_id === null ? writingPath(null, key) : writingPath(post_id);
}

function nameOf({ title, beginning }: DraftSummary): string {
  return draftName(title, beginning);
}
