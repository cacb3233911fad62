import { useMemo } from 'react';
import { bylineOf, nameInLists } from '../../features/authors/authors.ts';
import { useAuthors } from '../../features/authors/use-authors.ts';
import { useCategories } from '../../features/categories/use-categories.ts';
import type { ListedPost } from '../../features/posts/owner-post.ts';
import type { Byline } from '../../features/posts/post-form.ts';
import type { Choice } from '../../ui/controls.tsx';

/** The available categories and bylines. */
export interface PostChoices {
  categories: Choice[];
  /** The category names to filter by, including those that only older posts have. */
  categoryNames: string[];
  authors: Byline[];
}

/** Categories come from the server, authors from this browser. */
export function usePostChoices(posts: readonly ListedPost[]): PostChoices {
  const { categories } = useCategories();
  const authors = useAuthors();
  const bylines = useMemo(
    () => authors.map((author) => ({ id: author.id, name: nameInLists(author), byline: bylineOf(author) })),
    [authors],
  );
  const names = [...categories, ...posts.map(({ category }) => ({ name: category }))].map(({ name }) => name);
  return {
    categories: categories.map(({ id, name }) => ({ value: String(id), label: name })),
    categoryNames: [...new Set(names)].filter((name) => name !== ''),
    authors: bylines,
  };
}
