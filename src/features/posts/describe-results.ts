import * as words from '#content/words/blog.ts';
import { ALL } from '../../lib/filters.ts';
import type { BlogPlace } from './blog-place.ts';

/** '12 posts, page 2 of 2', '3 posts in Tutorial for “images”'; only 'Posts' while loading. */
export function describeResults(
  { page, category, search }: BlogPlace,
  found: { totalPosts: number; totalPages: number } | null,
): string {
  if (found === null) return words.name;
  const { totalPosts, totalPages } = found;
  return [
    words.count(totalPosts),
    category === ALL ? '' : words.inCategory(category),
    search === '' ? '' : words.forWords(search),
    totalPages > 1 && page <= totalPages ? words.onPage(page, totalPages) : '',
  ].join('');
}
