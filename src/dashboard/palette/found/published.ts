import type { FoundTitle } from '#shared/contract/finder.ts';
import { POST_DEEDS } from '../../../features/posts/post-deeds.ts';
import type { Entry } from '../entry.ts';
import type { Making } from './deed-entries.ts';
import { EDIT, postEntry, VIEW } from './posts.ts';

const OFFERED: Readonly<Record<string, readonly string[]>> = {
  published: [VIEW, POST_DEEDS.unpublish],
  scheduled: [EDIT, POST_DEEDS.unschedule],
};

/** What can be done with a post that was to be published, or scheduled, and is so already: that is said. */
export function publishedEntries(post: FoundTitle, making: Making): Entry[] {
  const { side, more = [] } = postEntry(post, making);
  const is = side === 'Scheduled' ? 'scheduled' : 'published';
  return more
    .filter(({ label }) => OFFERED[is]?.includes(label) === true)
    .map((one) => ({
      ...one,
      value: `published-${post.id}-${one.value}`,
      detail: `“${post.title}” is ${is} already`,
      hasLongDetail: true,
      isGuess: true,
    }));
}
