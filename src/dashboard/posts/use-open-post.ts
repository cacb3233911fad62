import { useState } from 'react';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import {
  type DraftKey,
  findDraft,
  type FoundDraft,
  latestDraft,
  newDraftKey,
  postOf,
} from '../../features/posts/kept-drafts.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';

/** The post in the modal (null for a new one), and its restored draft. */
export interface OpenedPost {
  post: OwnerPost | null;
  draft: FoundDraft | null;
  /** The key of the draft from now on. */
  draftKey: DraftKey;
}

/** Which post is open in the modal. An existing post is opened in its latest version, with its draft. */
export function useOpenPost(freshest: (id: number) => Promise<OwnerPost | null>) {
  const { storage } = useHost();
  const { alert } = useAlerts();
  const [opened, setOpened] = useState<(OpenedPost & { key: number }) | null>(null);

  function open(post: OwnerPost | null, draft: FoundDraft | null) {
    setOpened({ post, draft, draftKey: newDraftKey(post?.id ?? null), key: Date.now() });
  }

  async function openFreshest(id: number, draft: FoundDraft | null) {
    const post = await freshest(id);
    if (post !== null) open(post, draft);
    else if (draft === null) await alert('That post is not there any more.');
    else {
      await alert('That post is not there any more. Your unsaved writing opens as a new post.');
      open(null, draft);
    }
  }

  return {
    opened,
    openNew: () => open(null, null),
    openPost: ({ id }: Pick<OwnerPost, 'id'>) => void openFreshest(id, latestDraft(storage, id)),
    openDraft: (key: DraftKey) => {
      const post = postOf(key);
      const draft = findDraft(storage, key);
      if (post === null) open(null, draft);
      else void openFreshest(post, draft);
    },
    close: () => setOpened(null),
  };
}
