import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Draft } from '#shared/contract/writing.ts';
import { chooseDraft } from '../../features/posts/choose-draft.ts';
import { formOfDraft } from '../../features/posts/draft-form.ts';
import {
  type DraftKey,
  dropDraft,
  findDraft,
  type FoundDraft,
  latestDraft,
  newDraftKey,
} from '../../features/posts/kept-drafts.ts';
import { findOwnerPost } from '../../features/posts/owner-posts.api.ts';
import { mergedForm } from '../../features/posts/merged-form.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { type Byline, emptyForm, formOf, restoredForm, sameForm } from '../../features/posts/post-form.ts';
import { openServerDraft } from '../../lib/server-drafts.ts';
import { settleKept } from '../../features/posts/settle-kept.ts';
import { serverKey } from '../../features/posts/server-drafts.api.ts';
import { type Host, useHost } from '../../lib/host.ts';
import type { OpenedPost } from '../posts/use-open-post.ts';
import { type GoneOn, NO_VERSION, saidOfBecoming } from './said-of-becoming.ts';
import { useWindowId, type WindowId } from './use-window-id.ts';

/** What the page's address asks for. */
interface Asked {
  /** The post's id; null for a new one. */
  id: number | null;
  /** The unsaved writing to continue; null for the latest of the post. */
  draft: DraftKey | null;
}

/** What the page begins with. */
export interface OpenedWriting extends OpenedPost {
  /** The revision of the server's draft that is continued; 0 for none. */
  revision: number;
  /** Whether another window has it open: what is not saved is then being written, and was never away. */
  isOpenElsewhere: boolean;
  /** Whether the site has not all of it: this browser has kept what would be lost. */
  isRecovered: boolean;
  /** That the draft which was asked for is a post by now; null where it is none. */
  gone: GoneOn | null;
}

/** The post that the address names, as it is now, with its unsaved edits of this browser or another. */
export function useOpenedWriting(authors: readonly Byline[]) {
  const { request, storage } = useHost();
  const asked = useAsked();
  const self = useWindowId();
  // An empty page waits for nobody.
  const [blank] = useState<OpenedWriting | null>(() =>
    asked.id === null && asked.draft === null
      ? {
          post: null,
          draft: null,
          draftKey: newDraftKey(null),
          revision: 0,
          isOpenElsewhere: false,
          isRecovered: false,
          gone: null,
        }
      : null,
  );
  const { data, error, refetch } = useQuery({
    queryKey: ['writing', asked.id, asked.draft],
    queryFn: ({ signal }) => openWriting({ request, storage }, asked, self, authors, signal),
    enabled: blank === null,
    gcTime: 0,
    staleTime: 'static',
  });
  return { opened: blank ?? data ?? null, error, retry: () => void refetch() };
}

function useAsked(): Asked {
  const { pathname } = useLocation();
  const [, id] = /\/(\d+)\/?$/.exec(pathname) ?? [];
  const [params] = useSearchParams();
  return { id: id === undefined ? null : Number(id), draft: params.get('draft') };
}

/** A post that is gone is no failure while there is unsaved writing: that is then a new post. */
async function openWriting(
  { request, storage }: Pick<Host, 'request' | 'storage'>,
  { id, draft: key }: Asked,
  self: WindowId,
  authors: readonly Byline[],
  signal: AbortSignal,
): Promise<OpenedWriting> {
  const found = key === null ? null : findDraft(storage, key);
  const local = found ?? (id === null ? null : latestDraft(storage, id));
  const draftKey = id === null && key !== null ? key : newDraftKey(id);
  const [post, { draft: server, isOpenElsewhere, made, post_written_at: writtenAt }] = await Promise.all([
    id === null ? null : findOwnerPost(request, id, signal),
    // What this browser keeps can be continued without the server's copy.
    openServerDraft(request, { key: serverKey(id, draftKey), ...self }, signal).catch((error: unknown) => {
      if (local === null) throw error;
      return { draft: null, isOpenElsewhere: false, made: undefined, post_written_at: undefined };
    }),
  ]);
  if (id === null && made !== undefined) {
    const found = await findOwnerPost(request, made.post, signal);
    if (found !== null) return openMadePost({ post: found, local, server, made }, authors);
  }
  const { draft: chosen, revision } = chooseDraft(local, server, post, authors);
  const draft = settleKept(chosen, post, writtenAt, authors);
  // The site has all of it: kept any longer, it would be offered beside the one that goes on.
  if (local !== null && draft?.keptAt !== local.keptAt) dropDraft(storage, local);
  if (id !== null && post === null) {
    if (draft === null) throw new PostGone();
    return {
      post: null,
      draft,
      draftKey: newDraftKey(null),
      revision: 0,
      isOpenElsewhere,
      isRecovered: true,
      gone: null,
    };
  }
  const isRecovered =
    draft !== null && local !== null && chosen === local && (server === null || local.sync?.isSent !== true);
  return { post, draft, draftKey, revision, isOpenElsewhere, isRecovered, gone: null };
}

interface MadePost {
  post: OwnerPost;
  /** What this browser and the server still have of the draft. */
  local: FoundDraft | null;
  server: Draft | null;
  made: { revision: number };
}

/** The post that was made of a draft elsewhere, with what the draft has that came after that as unsaved changes. */
function openMadePost({ post, local, server, made }: MadePost, authors: readonly Byline[]): OpenedWriting {
  const isLocalIn = local?.sync?.isSent === true && local.sync.revision <= made.revision;
  const isServerIn = server === null || server.revision <= made.revision;
  const { draft: rest } = chooseDraft(isLocalIn ? null : local, isServerIn ? null : server, null, authors);
  const theirs = formOf(post, authors);
  const mine = rest === null ? theirs : (restoredForm(rest, null) ?? theirs);
  const base = isServerIn && server !== null ? formOfDraft(server.form, null, authors) : emptyForm(authors);
  const { form, isClash } = mergedForm({ base, mine, theirs });
  const own = sameForm(form, theirs) ? 'none' : isClash ? 'clash' : 'later';
  const version = own === 'clash' ? NO_VERSION : post.updated_at;
  const draftKey = newDraftKey(post.id);
  const keptAt = rest?.keptAt ?? post.updated_at;
  return {
    post,
    draft: own === 'none' ? null : { key: draftKey, form, version, keptAt },
    draftKey,
    revision: 0,
    isOpenElsewhere: true,
    isRecovered: false,
    gone: { own, version, said: saidOfBecoming(post, own) },
  };
}

/** The address names a post that is not there, and nothing was written that could be continued. */
export class PostGone extends Error {
  override readonly name = 'PostGone';
  constructor() {
    super('That post is not there any more.');
  }
}
