import type { PostForm } from '../../features/posts/post-form.ts';

const NAMES: Partial<Record<keyof PostForm, string>> = {
  excerpt: 'excerpt',
  featured_image: 'featured image',
  image_attribution: 'image attribution',
  category: 'category',
  author: 'author',
  status: 'status',
  tags: 'tags',
  meta_title: 'meta title',
  meta_description: 'meta description',
  read_time: 'read time',
};

/** The names of the fields, besides title and text, in which two forms differ. */
export function otherDifferences(a: PostForm, b: PostForm): string[] {
  return (Object.keys(NAMES) as (keyof PostForm)[])
    .filter((field) => a[field] !== b[field])
    .map((field) => NAMES[field] ?? field);
}
