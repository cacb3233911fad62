import { useRef, useState } from 'react';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import {
  type DraftKey,
  dropDraft,
  findDraft,
  type FoundDraft,
  latestDraft,
  newDraftKey,
  postOf,
} from '../../features/posts/kept-drafts.ts';
import { readWrittenAt } from '../../features/posts/server-drafts.api.ts';
import { settleKept } from '../../features/posts/settle-kept.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';

/** The post in the modal (null for a new one), and its restored draft. */
export interface OpenedPost {
  post: OwnerPost | null;
  draft: FoundDraft | null;
  /** The key of the draft from now on. */
  draftKey: DraftKey;
  /** The title that a new one begins with. */
  title?: string;
}

/**
 * Which post is open in the modal. An existing post is opened in its latest version, with its draft; if it can't be read,
 * that is said and nothing opens.
 */
export function useOpenPost(freshest: (id: number) => Promise<OwnerPost | null>) {
  const { request, storage } = useHost();
  const { alert } = useAlerts();
  const [opened, setOpened] = useState<(OpenedPost & { key: number }) | null>(null);

  // Only what was pressed last opens: an answer that comes late replaces no form that is being filled in.
  const presses = useRef(0);

  function open(post: OwnerPost | null, draft: FoundDraft | null, title = '') {
    presses.current += 1;
    setOpened({ post, draft, draftKey: newDraftKey(post?.id ?? null), title, key: Date.now() });
  }

  /** As it goes on with the post that is there now. */
  async function settled(draft: FoundDraft | null, post: OwnerPost | null): Promise<FoundDraft | null> {
    if (draft === null || post === null || draft.version === post.updated_at) return draft;
    // Where that can't be told, saving asks.
    const writtenAt = await readWrittenAt(request, post.id).catch(() => undefined);
    const rest = settleKept(draft, post, writtenAt, []);
    if (rest === null) dropDraft(storage, draft);
    return rest;
  }

  async function openFreshest(id: number, kept: FoundDraft | null) {
    presses.current += 1;
    const press = presses.current;
    let post: OwnerPost | null;
    let draft: FoundDraft | null;
    try {
      post = await freshest(id);
      draft = await settled(kept, post);
    } catch (error) {
      const stays = kept === null ? '' : ' Your unsaved writing stays in this browser.';
      if (press === presses.current) await alert(`${messageOf(error)}${stays}`, 'The post was not opened');
      return;
    }
    if (press !== presses.current) return;
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
    openTitled: (title: string) => open(null, null, title),
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'The post could not be read.';
}
