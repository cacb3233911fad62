import type { PostInput } from '#shared/contract/posts.ts';
import { unprocessable } from '../../http/errors.ts';
import type { PostRow } from '../../db/tables.ts';

/** How far ahead a post can be scheduled. */
const MAX_SCHEDULE_DAYS = 730;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * The date that a post has after it was saved. Without one of its own it is that of the first publication; a plan that
 * did not come true ends when the post becomes a draft.
 * @param before null for a new post
 * @throws HttpError 422 too far ahead, or before 1970
 */
export function publicationDate(
  { status, published_at: wanted }: Pick<PostInput, 'status' | 'published_at'>,
  before: Pick<PostRow, 'published_at'> | null,
  now: Date,
): string | null {
  if (wanted !== null && wanted !== undefined) {
    const time = Date.parse(wanted);
    if (time < 0 || time > now.getTime() + MAX_SCHEDULE_DAYS * DAY_MS) {
      throw unprocessable(
        'The date is too far away: at most two years ahead, and not before 1970.',
        'published_at',
      );
    }
    return wanted;
  }
  const present = before?.published_at ?? null;
  if (status === 'published') return present ?? now.toISOString();
  return present !== null && present > now.toISOString() ? null : present;
}
