import type { PostRow } from '../../db/tables.ts';
import type { Saved } from '../writing/versions.service.ts';
import { tagsOf } from './post-tags.repository.ts';

/** A post as it is kept among its versions. */
export function savedForm(post: PostRow): Saved {
  return {
    at: post.updated_at,
    form: {
      title: post.title,
      slug: post.slug,
      excerpt: post.excerpt,
      content: post.content,
      featured_image: post.featured_image,
      image_attribution: post.image_attribution,
      image_alt: post.image_alt,
      image_focus: post.image_focus,
      category_id: post.category_id,
      author_id: post.author_id,
      author: post.author,
      status: post.status,
      tags: tagsOf(post),
      meta_title: post.meta_title,
      meta_description: post.meta_description,
      read_time: String(post.read_time),
      published_at: post.published_at,
    },
  };
}
