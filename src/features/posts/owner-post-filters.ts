import type { ListedStatus, NarrowedPosts } from '#shared/contract/posts.ts';
import { ALL, type Filters } from '../../lib/filters.ts';

export interface OwnerPostFilters extends Filters {
  /** An author's id, or `all`. */
  author: string;
  /** `draft`, `published`, `scheduled` or `all`. */
  status: string;
  /** See `writeSorting`; '' for newest first. */
  sort: string;
}

export const NO_FILTERS: OwnerPostFilters = { search: '', status: ALL, category: ALL, author: ALL, sort: '' };

const STATUSES: ReadonlySet<string> = new Set<ListedStatus>(['draft', 'published', 'scheduled']);

export function isNarrowed({ search, status, category, author }: OwnerPostFilters): boolean {
  return search.trim() !== '' || status !== ALL || category !== ALL || author !== ALL;
}

/** What the server is asked for: nothing about what is not narrowed. [2.15.17]–[2.15.21] */
export function narrowedPosts({ search, status, category, author, sort }: OwnerPostFilters): NarrowedPosts {
  return {
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(STATUSES.has(status) ? { status: status as ListedStatus } : {}),
    ...(category === ALL ? {} : { category }),
    ...(/^\d{1,15}$/.test(author) ? { author: Number(author) } : {}),
    ...(sort === '' ? {} : { sort }),
  };
}
