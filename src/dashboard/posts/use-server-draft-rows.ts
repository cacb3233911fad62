import { useNavigate } from 'react-router-dom';
import type { DraftSummary } from '#shared/contract/writing.ts';
import { writingPath } from '../../paths.ts';
import type { SiteDrafts } from './divide-unsaved.ts';
import { useServerDiscarding, useServerDrafts } from './use-server-drafts.ts';

/** The drafts that the site keeps. */
export function useServerDraftRows(): SiteDrafts {
  const navigate = useNavigate();
  const discard = useServerDiscarding();
  const { drafts, isPending } = useServerDrafts();
  const rows = drafts.map((draft) => {
    // A post has a title of its own until another one is typed.
    const title = draft.title.trim() || (draft.post_id === null ? draft.beginning : '');
    return {
      key: draft.key,
      post: draft.post_id,
      at: draft.saved_at,
      title,
      category: idText(draft.category_id),
      author: idText(draft.author_id),
      ...(draft.published_at === undefined ? {} : { date: draft.published_at ?? '' }),
      where: `Written in ${draft.device}`,
      onContinue: () => void navigate(pathOf(draft)),
      discard: () => discard(draft.key),
    };
  });
  return { rows, isPending };
}

/** The browser's copies have other keys: that of a post needs none. */
function pathOf({ key, post_id }: DraftSummary): string {
  return post_id === null ? writingPath(null, key) : writingPath(post_id);
}

function idText(id: number | null): string {
  return id === null ? '' : String(id);
}
