import { isNarrowed, type OwnerPostFilters } from '../../features/posts/owner-post-filters.ts';
import { ALL } from '../../lib/filters.ts';
import { matchesSearch } from '../../lib/matches-search.ts';
import type { PostChoices } from './use-post-choices.ts';
import type { UnsavedRow } from './unsaved-row.ts';

/** A draft in the list of posts; '' for a category or an author that is not chosen. */
export type ListedDraft = Omit<UnsavedRow, 'category' | 'author'> & {
  /** Their names. */
  category: string;
  author: string;
};

type Names = Pick<PostChoices, 'categories' | 'authors'>;

/** Whether the list has the drafts that were never saved as posts: it is searched or narrowed, and not to published ones. */
export function listsDrafts(filters: OwnerPostFilters): boolean {
  return isNarrowed(filters) && filters.status !== 'published';
}

/** The drafts that were never saved as posts, where the list has them: narrowed as posts are, newest first. */
export function draftsInList(
  rows: readonly UnsavedRow[],
  filters: OwnerPostFilters,
  { categories, authors }: Names,
): ListedDraft[] {
  if (!listsDrafts(filters)) return [];
  const { search, category, author } = filters;
  return rows
    .filter((row) => row.post === null && (author === ALL || row.author === author))
    .map((row) => ({
      ...row,
      category: categories.find(({ value }) => value === row.category)?.label ?? '',
      author: authors.find(({ id }) => String(id) === row.author)?.name ?? '',
    }))
    .filter((draft) => category === ALL || draft.category === category)
    .filter(({ title }) => matchesSearch(search, [title]))
    .sort((one, other) => other.at.localeCompare(one.at));
}
