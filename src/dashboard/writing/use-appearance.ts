import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DraftWatched } from '#shared/contract/writing.ts';
import { useRefetch } from '../../features/newsletter/use-campaigns.ts';
import { isScheduled, type OwnerPost } from '../../features/posts/owner-post.ts';
import { refreshPosts } from '../../features/posts/use-owner-posts.ts';
import { serverKey } from '../../features/posts/server-drafts.api.ts';
import { presenceKey } from './use-presence.ts';

/** How soon the server is asked again whether a post that is due has appeared (ms). */
const ASK_AGAIN_MS = 1_000;
/** The longest wait that a browser can count (ms). */
const MAX_WAIT_MS = 2 ** 31 - 1;

/**
 * Whether a post is still to appear. Once its time has come, the server is asked until it says that visitors have it: the
 * clocks of the two differ.
 * @param post as it was last saved; null while it is new
 */
export function useIsToAppear(post: OwnerPost | null): boolean {
  const client = useQueryClient();
  const refetchCampaigns = useRefetch();
  const version = post === null || post.updated_at === '' ? null : post.updated_at;
  const queryKey = presenceKey(serverKey(post?.id ?? null, ''), version);
  // What the page is told anyway.
  const { data: watched } = useQuery<DraftWatched>({ queryKey, enabled: false, gcTime: 0 });
  const [wasAhead, setWasAhead] = useState<string | null>(null);
  const at = post !== null && post.status === 'published' ? (post.published_at ?? null) : null;
  const isAhead = post !== null && isScheduled(post);
  const standing = watched?.post;
  const known = standing !== undefined && standing.published_at === at ? standing.is_online : undefined;
  if (isAhead && wasAhead !== at) setWasAhead(at);
  const isWaited = at !== null && wasAhead === at;
  const isToAppear = isWaited && known !== true && (isAhead || known === false);

  const [, setTurn] = useState(0);
  useEffect(() => {
    if (!isToAppear) return undefined;
    const time = Date.parse(at);
    let timer: ReturnType<typeof setTimeout>;
    function wait() {
      const rest = time - Date.now();
      timer = setTimeout(
        () => {
          setTurn((turn) => turn + 1);
          if (rest <= MAX_WAIT_MS) void client.refetchQueries({ queryKey });
          wait();
        },
        Math.max(ASK_AGAIN_MS, Math.min(rest, MAX_WAIT_MS)),
      );
    }
    wait();
    return () => clearTimeout(timer);
  }, [client, isToAppear, at, version]); // eslint-disable-line react-hooks/exhaustive-deps -- the key is of the version

  const hasAppeared = isWaited && !isToAppear;
  useEffect(() => {
    if (!hasAppeared) return;
    refreshPosts(client);
    refetchCampaigns();
  }, [hasAppeared]); // eslint-disable-line react-hooks/exhaustive-deps -- once, when it has
  return isToAppear;
}
