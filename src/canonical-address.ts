import { readBlogPlace } from './features/posts/blog-place.ts';
import { readProjectFilters } from './features/portfolio/filter-projects.ts';
import { linkOutcome } from './lib/link-outcome.ts';
import { blogListPath, portfolioListPath, ROUTES } from './paths.ts';

/**
 * The canonical address of a document: the parts that decide what it shows, in one fixed form.
 * @param path without a slash at the end
 * @param search the query with its question mark, or ''
 */
export function canonicalAddress(path: string, search: string): string {
  const params = new URLSearchParams(search);
  if (path === ROUTES.blog) return blogListPath(readBlogPlace(params));
  const [topic] = /^\/blog\/(category|tag)\/[^/]+$/.exec(path) ?? [];
  if (topic !== undefined) {
    const { page } = readBlogPlace(params);
    return page > 1 ? `${topic}?page=${page}` : topic;
  }
  if (path === ROUTES.portfolio) return portfolioListPath(readProjectFilters(params));
  if (path === ROUTES.confirmNewsletter || path === ROUTES.leaveNewsletter) {
    const outcome = linkOutcome(params);
    return outcome === null ? path : `${path}?${outcome}`;
  }
  return path;
}
