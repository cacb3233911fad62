import { type ListedPost, shownDate } from '../../features/posts/owner-post.ts';
import type { OwnerPostFilters } from '../../features/posts/owner-post-filters.ts';
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

/** A row of the list: a post, or a draft that is none yet. */
export type ListRow = { post: ListedPost } | { draft: ListedDraft };

type Names = Pick<PostChoices, 'categories' | 'authors'>;

/** The drafts that were never saved as posts, narrowed as posts are, newest first. */
export function draftsInList(
  rows: readonly UnsavedRow[],
  filters: OwnerPostFilters,
  { categories, authors }: Names,
): ListedDraft[] {
  const { search, status, category, author } = filters;
  if (status === 'published' || status === 'scheduled') return [];
  return rows
    .filter((row) => author === ALL || row.author === author)
    .map((row) => ({
      ...row,
      category: categories.find(({ value }) => value === row.category)?.label ?? '',
      author: authors.find(({ id }) => String(id) === row.author)?.byline ?? '',
    }))
    .filter((draft) => category === ALL || draft.category === category)
    .filter(({ title }) => matchesSearch(search, [title]))
    .sort((one, other) => other.at.localeCompare(one.at));
}

/** Both in one list: by date where that is what orders the posts, else the drafts first. @param sort see `writeSorting` */
export function rowsInOrder(
  posts: readonly ListedPost[],
  drafts: readonly ListedDraft[],
  sort: string,
): ListRow[] {
  const rows: ListRow[] = posts.map((post) => ({ post }));
  if (sort !== '' && sort !== '-date' && sort !== 'date') {
    return [...drafts.map((draft) => ({ draft })), ...rows];
  }
  const turn = sort === 'date' ? 1 : -1;
  for (const draft of drafts) {
    const next = rows.findIndex((row) => turn * (dateOf(row) - Date.parse(draft.at)) > 0);
    rows.splice(next < 0 ? rows.length : next, 0, { draft });
  }
  return rows;
}

function dateOf(row: ListRow): number {
  return 'post' in row ? shownDate(row.post) : Date.parse(row.draft.at);
}
