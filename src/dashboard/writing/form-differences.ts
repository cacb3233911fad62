import type { PostForm } from '../../features/posts/post-form.ts';

const NAMES: Partial<Record<keyof PostForm, string>> = {
  excerpt: 'excerpt',
  featured_image: 'featured image',
  image_attribution: 'image attribution',
  image_alt: 'alternative text of the image',
  image_focus: 'focus point of the image',
  category: 'category',
  author: 'author',
  status: 'status',
  tags: 'tags',
  meta_title: 'meta title',
  meta_description: 'meta description',
  slug: 'address',
  published_at: 'date',
};

/** The names of the fields, besides title and text, in which two forms differ; not what is counted from them. */
export function otherDifferences(a: PostForm, b: PostForm): string[] {
  return (Object.keys(NAMES) as (keyof PostForm)[])
    .filter((field) => a[field] !== b[field])
    .map((field) => NAMES[field] ?? field);
}
