import { slugify } from '#shared/slug.ts';
import { unprocessable } from '../../http/errors.ts';

/** What stands below /blog beside the posts. */
const RESERVED = new Set(['category', 'tag', 'feed.xml', 'feed.json']);

/**
 * The slug that somebody wrote for a post, as free text.
 * @param present the post's own, which stays as it is
 * @throws HttpError 422 without a letter or a digit, or reserved
 */
export function ownSlug(text: string, present: string | null): string {
  if (text === present) return present;
  const slug = slugify(text, '');
  if (slug === '') throw unprocessable('The address needs a letter or a digit.', 'slug');
  if (RESERVED.has(slug) || RESERVED.has(text.toLowerCase())) {
    throw unprocessable('The blog itself has that address. Please choose another one.', 'slug');
  }
  return slug;
}
