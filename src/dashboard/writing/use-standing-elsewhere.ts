import { useEffect, useState } from 'react';
import type { DraftWatched } from '#shared/contract/writing.ts';
import { doneElsewhere } from './done-elsewhere.ts';
import type { Writing } from './use-writing.ts';

/**
 * Lets the page say what visitors have, once another window has published the post or taken it back, though its own words
 * stay as they are.
 * @param watched what the server tells of a post that was saved elsewhere since; null for one that was not
 * @returns what was done with it, in words; null where visitors have what they had
 */
export function useStandingElsewhere(writing: Writing, watched: DraftWatched | null): string | null {
  const { post } = writing;
  const [done, setDone] = useState<{ at: string; said: string | null } | null>(null);
  const at = watched?.post_updated_at ?? '';
  const saved = watched?.post;
  const isOther =
    post !== null &&
    saved !== undefined &&
    (saved.status !== post.status || saved.published_at !== (post.published_at ?? null));
  if (isOther && done?.at !== at) setDone({ at, said: doneElsewhere(post, saved, at) });
  useEffect(() => {
    if (isOther) writing.noteStanding(saved);
  }, [isOther, at]); // eslint-disable-line react-hooks/exhaustive-deps -- once for each save
  return done?.at === at ? done.said : null;
}
