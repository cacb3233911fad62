import { useEffect } from 'react';
import { useHost } from '../../lib/host.ts';
import { writingPath } from '../../paths.ts';
import type { Writing } from './use-writing.ts';

/**
 * Lets the address name what is written, so that a reload continues it: the draft of a new post as soon as there is
 * something to keep, and the post once it is saved. Not through the router, whose changes of page move focus and scroll.
 */
export function useAddressOf({ post, draftKey, isChanged }: Writing): void {
  const { base } = useHost();
  const path = post === null ? writingPath(null, isChanged ? draftKey : null) : writingPath(post.id);
  useEffect(() => {
    const { history, location } = window;
    const isNamed = post === null && !isChanged && location.search !== '';
    if (isNamed || location.pathname + location.search === base + path) return;
    history.replaceState(history.state, '', base + path);
  }, [base, path, post, isChanged]);
}
