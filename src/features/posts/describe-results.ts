import { ALL } from '../../lib/filters.ts';
import type { BlogPlace } from './blog-place.ts';

/** '12 posts, page 2 of 2', '3 posts in Tutorial for “images”'; only 'Posts' while loading. */
export function describeResults(
  { page, category, search }: BlogPlace,
  found: { totalPosts: number; totalPages: number } | null,
): string {
  if (found === null) return 'Posts';
  const { totalPosts, totalPages } = found;
  return [
    totalPosts === 1 ? '1 post' : `${totalPosts} posts`,
    category === ALL ? '' : ` in ${category}`,
    search === '' ? '' : ` for “${search}”`,
    totalPages > 1 && page <= totalPages ? `, page ${page} of ${totalPages}` : '',
  ].join('');
}
