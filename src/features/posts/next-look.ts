import { isScheduled, type ListedPost } from './owner-post.ts';

/** How soon a list looks again for an email that goes out, and at the latest for one whose post appears later (ms). */
const SOON_MS = 10_000;
const LATEST_MS = 3_600_000;

/** When the list is to be read again, in ms, as emails of its posts are still to be sent: false where none is. */
export function nextLook(posts: readonly ListedPost[], now: number): number | false {
  const waits = posts
    .filter(({ newsletter, status }) => newsletter?.is_scheduled === true && status !== 'draft')
    .map((post) => (isScheduled(post) ? Date.parse(post.published_at ?? '') - now : 0));
  return waits.length === 0 ? false : Math.min(Math.max(Math.min(...waits), SOON_MS), LATEST_MS);
}
