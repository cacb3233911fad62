import type { RequiredField } from '../../features/posts/post-form.ts';

const WORDS: Record<RequiredField, string> = {
  title: 'Please enter a title.',
  excerpt: 'Please enter an excerpt.',
  content: 'Please write some content.',
  category: 'Please choose a category.',
  author: 'Please choose an author.',
};

/** The error of a required field; null if it has none. */
export function errorOf(field: RequiredField, missing: readonly RequiredField[]): string | null {
  return missing.includes(field) ? WORDS[field] : null;
}
