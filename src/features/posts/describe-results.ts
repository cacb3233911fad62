import { blogList } from '#content/words/blog.ts';
import { ALL } from '../../lib/filters.ts';
import type { BlogPlace } from './blog-place.ts';

const { results: words } = blogList;

/** '12 posts, page 2 of 2', '3 posts in Tutorial for “images”'; only 'Posts' while loading. */
export function describeResults(
  { page, category, search }: BlogPlace,
  found: { totalPosts: number; totalPages: number } | null,
): string {
  if (found === null) return blogList.name;
  const { totalPosts, totalPages } = found;
  return [
    words.count(totalPosts),
    category === ALL ? '' : words.category(category),
    search === '' ? '' : words.search(search),
    totalPages > 1 && page <= totalPages ? words.page(page, totalPages) : '',
  ].join('');
}
