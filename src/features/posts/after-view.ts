import type { AfterPost, PostTeaser } from '#shared/contract/posts.ts';
import { colorIn, type PostSummary, toPostSummary } from './post-view.ts';

/** No more than its link needs: the page's data is part of its document. */
export type PostName = Pick<PostSummary, 'slug' | 'title'>;

/** What a post leads to, as its page shows it. */
export interface AfterView {
  /** `color` is CSS; null for none. */
  category: { slug: string; name: string; color: string | null };
  tags: { slug: string; name: string }[];
  previous: PostName | null;
  next: PostName | null;
  related: PostSummary[];
}

export function toAfterView({ category, tags, previous, next, related }: AfterPost, now: Date): AfterView {
  const summary = (post: PostTeaser) => ({
    ...toPostSummary(post, now),
    color: colorIn(post.category_color),
  });
  return {
    category: { ...category, color: category.color && colorIn(category.color) },
    tags,
    previous: previous && nameOf(previous),
    next: next && nameOf(next),
    related: related.map(summary),
  };
}

function nameOf({ slug, title }: PostTeaser): PostName {
  return { slug, title };
}
