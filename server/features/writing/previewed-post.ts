import { isFocusPoint, DEFAULT_FOCUS } from '#shared/focus-point.ts';
import { postBody } from '#shared/contract/posts.ts';
import type { WritingForm } from '#shared/contract/writing.ts';
import { slugify } from '#shared/slug.ts';
import type { PostWithCategory } from '../posts/posts.repository.ts';

/** A category as a post shows it. */
export type ShownCategory = Pick<PostWithCategory, 'category' | 'category_slug' | 'category_color'>;

const { featured_image: imageAddress, published_at: date, read_time: readTime } = postBody.shape;

/**
 * A post as its writing would show it: what a form does not have is as it was saved, and what a post may not have, such
 * as half an address of a picture, is left out.
 * @param saved null for a post that was never saved
 * @param category the one that the form names; null for that of the post
 */
export function previewedPost(
  form: WritingForm,
  saved: PostWithCategory | null,
  category: ShownCategory | null,
): PostWithCategory {
  const post = saved ?? NEVER_SAVED;
  const title = (form.title ?? post.title).trim();
  return {
    ...post,
    ...category,
    slug: slugify(form.slug ?? '', '') || post.slug || slugify(title, 'post'),
    title,
    excerpt: form.excerpt ?? post.excerpt,
    content: form.content ?? post.content,
    featured_image: imageAddress.safeParse(form.featured_image ?? post.featured_image).data ?? '',
    image_attribution: form.image_attribution ?? post.image_attribution,
    image_alt: form.image_alt ?? post.image_alt,
    image_focus: focusOf(form.image_focus ?? post.image_focus),
    author: form.author ?? post.author,
    tags: form.tags === undefined ? post.tags : JSON.stringify(form.tags),
    meta_title: form.meta_title ?? post.meta_title,
    meta_description: form.meta_description ?? post.meta_description,
    read_time: readTime.safeParse(form.read_time ?? post.read_time).data ?? post.read_time,
    published_at:
      form.published_at === undefined
        ? post.published_at
        : (date.safeParse(form.published_at).data ?? post.published_at),
  };
}

function focusOf(text: string): string {
  return isFocusPoint(text) ? text : DEFAULT_FOCUS;
}

const NEVER_SAVED: PostWithCategory = {
  id: 0,
  slug: '',
  title: '',
  excerpt: '',
  content: '',
  featured_image: '',
  image_attribution: '',
  image_alt: '',
  image_focus: DEFAULT_FOCUS,
  status: 'draft',
  published_at: null,
  category_id: 0,
  category: '',
  category_slug: '',
  category_color: '',
  author_id: 0,
  author: '',
  view_count: 0,
  tags: '[]',
  meta_title: '',
  meta_description: '',
  read_time: '',
  created_at: '',
  updated_at: '',
};
