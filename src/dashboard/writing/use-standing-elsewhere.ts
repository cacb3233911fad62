import { useEffect, useState } from 'react';
import type { DraftWatched } from '#shared/contract/writing.ts';
import { findOwnerPost } from '../../features/posts/owner-posts.api.ts';
import { useHost } from '../../lib/host.ts';
import { doneElsewhere } from './done-elsewhere.ts';
import type { Writing } from './use-writing.ts';

/**
 * Lets the page say what visitors have, once another window, or a list, has published the post or taken it back, though its
 * own words stay as they are. They are then based on that: what became of the post is no other version of it.
 * @param watched what the server tells of a post that was saved elsewhere since; null for one that was not
 * @returns what was done with it, in words; null where visitors have what they had
 */
export function useStandingElsewhere(writing: Writing, watched: DraftWatched | null): string | null {
  const { request } = useHost();
  const { post, version } = writing;
  const [done, setDone] = useState<{ at: string; said: string | null } | null>(null);
  const at = watched?.post_updated_at ?? '';
  const saved = watched?.post;
  const writtenAt = watched?.post_written_at;
  const isOther =
    post !== null &&
    saved !== undefined &&
    (saved.status !== post.status || saved.published_at !== (post.published_at ?? null));
  if (isOther && done?.at !== at) setDone({ at, said: doneElsewhere(post, saved, at) });
  const isFollowed = writtenAt !== undefined && version !== null && writtenAt <= version;
  useEffect(() => {
    if (post === null || saved === undefined || at === '') return undefined;
    if (isFollowed) {
      writing.noteStanding(saved, at);
      return undefined;
    }
    if (isOther) writing.noteStanding(saved, null);
    // It may have been published with all that the site had of this page.
    const leaving = new AbortController();
    findOwnerPost(request, post.id, leaving.signal)
      .then((now) => {
        if (now !== null && !leaving.signal.aborted) writing.follow(now);
      })
      .catch(() => undefined);
    return () => leaving.abort();
  }, [at]); // eslint-disable-line react-hooks/exhaustive-deps -- once for each save
  return done !== null && (done.at === at || done.at === version) ? done.said : null;
}
