import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMatch, useSearchParams } from 'react-router-dom';
import { type DraftKey, findDraft, latestDraft, newDraftKey } from '../../features/posts/kept-drafts.ts';
import { findOwnerPost } from '../../features/posts/owner-posts.api.ts';
import type { Request } from '../../lib/api-client.ts';
import { useHost } from '../../lib/host.ts';
import type { SafeStorage } from '../../lib/storage.ts';
import { ROUTES } from '../../paths.ts';
import type { OpenedPost } from '../posts/use-open-post.ts';

/** What the page's address asks for. */
interface Asked {
  /** The post's id; null for a new one. */
  id: number | null;
  /** The unsaved writing to continue; null for the latest of the post. */
  draft: DraftKey | null;
}

/** The post that the address names, as it is now, with its unsaved edits. */
export function useOpenedWriting() {
  const { request, storage } = useHost();
  const asked = useAsked();
  // An empty page waits for nobody.
  const [blank] = useState(() => (asked.id === null ? newWriting(storage, asked.draft) : null));
  const { data, error, refetch } = useQuery({
    queryKey: ['writing', asked.id, asked.draft],
    queryFn: ({ signal }) => openWriting({ request, storage }, asked, signal),
    enabled: blank === null,
    gcTime: 0,
    staleTime: 'static',
  });
  return { opened: blank ?? data ?? null, error, retry: () => void refetch() };
}

function useAsked(): Asked {
  const { id } = useMatch(ROUTES.writing)?.params ?? {};
  const [params] = useSearchParams();
  return { id: id === undefined ? null : Number(id), draft: params.get('draft') };
}

function newWriting(storage: SafeStorage, draft: DraftKey | null): OpenedPost {
  return {
    post: null,
    draft: draft === null ? null : findDraft(storage, draft),
    draftKey: draft ?? newDraftKey(null),
  };
}

/** A post that is gone is no failure while there is unsaved writing: that is then a new post. */
async function openWriting(
  { request, storage }: { request: Request; storage: SafeStorage },
  { id, draft: key }: Asked,
  signal: AbortSignal,
): Promise<OpenedPost> {
  const post = id === null ? null : await findOwnerPost(request, id, signal);
  const draft =
    (key === null ? null : findDraft(storage, key)) ?? (id === null ? null : latestDraft(storage, id));
  if (post === null && draft === null) throw new PostGone();
  return { post, draft, draftKey: newDraftKey(post?.id ?? null) };
}

/** The address names a post that is not there, and nothing was written that could be continued. */
export class PostGone extends Error {
  override readonly name = 'PostGone';
  constructor() {
    super('That post is not there any more.');
  }
}
