import { useState } from 'react';
import type { DeskPost } from '../../features/posts-desk/desk-post.ts';
import {
  type DraftKey,
  isOfNewPost,
  type KeptDraft,
  keptDrafts,
  newDraftKey,
} from '../../features/posts-desk/kept-drafts.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';

/** What the modal shows: a post or a new one (null), and the unsaved writing that goes on in it. */
export interface OpenedPost {
  post: DeskPost | null;
  draftOf: DraftKey;
  draft: KeptDraft | null;
}

/** Which post is open in the modal. One that is there is opened in its newest version; its unsaved writing comes along. */
export function useOpenPost(freshest: (id: number) => Promise<DeskPost | null>) {
  const { storage } = useHost();
  const { alert } = useAlerts();
  const [opened, setOpened] = useState<(OpenedPost & { key: number }) | null>(null);

  function open(post: DeskPost | null, draftOf: DraftKey) {
    const draft = keptDrafts(storage)[draftOf] ?? null;
    setOpened({ post, draftOf, draft, key: Date.now() });
  }

  async function openFreshest(id: number) {
    const post = await freshest(id);
    const key = String(id);
    if (post !== null) open(post, key);
    else if (keptDrafts(storage)[key] === undefined) await alert('That post is not there any more.');
    else {
      await alert('That post is not there any more. Your unsaved writing opens as a new post.');
      open(null, key);
    }
  }

  return {
    opened,
    openNew: () => open(null, newDraftKey()),
    openPost: (post: DeskPost) => void openFreshest(post.id),
    openDraft: (key: DraftKey) => {
      if (isOfNewPost(key)) open(null, key);
      else void openFreshest(Number(key));
    },
    close: () => setOpened(null),
  };
}
