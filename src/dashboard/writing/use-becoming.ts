import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { findOwnerPost } from '../../features/posts/owner-posts.api.ts';
import { SERVER_DRAFTS_KEY } from '../../features/posts/server-drafts.api.ts';
import { refreshPosts } from '../../features/posts/use-owner-posts.ts';
import { useHost } from '../../lib/host.ts';
import type { GoneOn } from './said-of-becoming.ts';
import { useWindowId } from './use-window-id.ts';
import type { Writing } from './use-writing.ts';

/** The post that was made of a draft, and of which revision. */
export interface Made {
  post: number;
  revision: number;
}

/** How soon it is tried again to read the post, and how often (ms). */
const RETRY_MS = 2_000;
const MANY = 300;

/**
 * Goes on with the post that another window, or a save whose answer was lost, has made of the new post on the page.
 * @param begun how the page began with that, if it did
 */
export function useBecoming(writing: Writing, begun: GoneOn | null) {
  const { request } = useHost();
  const client = useQueryClient();
  const self = useWindowId();
  const [gone, setGone] = useState(begun);
  const latest = useRef(writing);
  useEffect(() => {
    latest.current = writing;
  });

  async function lead({ post: id, revision }: Made, retry: number) {
    const post = await client.query({
      queryKey: ['made-post', id],
      queryFn: ({ signal }) => findOwnerPost(request, id, signal),
      retry,
      retryDelay: RETRY_MS,
      staleTime: 0,
      gcTime: 0,
    });
    const { current: now } = latest;
    if (post === null || now.post !== null) return;
    setGone(now.goOnWith(post, revision));
    refreshPosts(client);
    void client.invalidateQueries({ queryKey: SERVER_DRAFTS_KEY });
  }

  /** Whether what is said still holds: until it is saved again here, or something is written on top of what was taken. */
  const isNews =
    gone !== null &&
    gone.version === writing.version &&
    (gone.own !== 'none' || !writing.isChanged) &&
    writing.post !== null;
  return {
    said: isNews ? gone.said : null,
    /** Leads there as soon as the site answers. */
    lead: (made: Made) => void lead(made, MANY).catch(() => undefined),
    /** Asks which post it is. @throws ApiError */
    leadToPost: async () => {
      const { made } = await request('watchDraft', { query: { key: latest.current.key, ...self } });
      if (made !== undefined) await lead(made, 0);
    },
  };
}

export type Becoming = ReturnType<typeof useBecoming>;
