import { ALL, type Filters } from '../../lib/filters.ts';
import type { OwnerPost } from './owner-post.ts';

export interface OwnerPostFilters extends Filters {
  /** `draft`, `published` or `all`. */
  status: string;
}

export const NO_FILTERS: OwnerPostFilters = { search: '', status: ALL, category: ALL };

export function isNarrowed({ search, status, category }: OwnerPostFilters): boolean {
  return search.trim() !== '' || status !== ALL || category !== ALL;
}

/** The posts with this status and category whose title, excerpt or author match the search. [2.15.17]–[2.15.21] */
export function filterPosts(posts: readonly OwnerPost[], filters: OwnerPostFilters): OwnerPost[] {
  const words = filters.search.trim().toLowerCase();
  return posts.filter(
    ({ title, excerpt, author, status, category }) =>
      (filters.status === ALL || status === filters.status) &&
      (filters.category === ALL || category === filters.category) &&
      [title, excerpt, author].some((text) => text.toLowerCase().includes(words)),
  );
}
