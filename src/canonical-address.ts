import { readBlogPlace } from './features/posts/blog-place.ts';
import { readProjectFilters } from './features/portfolio/filter-projects.ts';
import { blogListPath, portfolioListPath, ROUTES } from './paths.ts';

/**
 * The address by which a document is known: what the page shows by, spelled in one way.
 * @param path without a slash at the end
 * @param search the query with its question mark, or ''
 */
export function canonicalAddress(path: string, search: string): string {
  const params = new URLSearchParams(search);
  if (path === ROUTES.blog) return blogListPath(readBlogPlace(params));
  if (path === ROUTES.portfolio) return portfolioListPath(readProjectFilters(params));
  return path;
}
