import type { AfterPost } from '#shared/contract/posts.ts';
import { colorIn, type PostSummary, toPostSummary } from './post-view.ts';

/** What a post leads to, as its page shows it. */
export interface AfterView {
  /** `color` is CSS; null for none. */
  category: { slug: string; name: string; color: string | null };
  tags: { slug: string; name: string }[];
  previous: PostSummary | null;
  next: PostSummary | null;
  related: PostSummary[];
}

export function toAfterView({ category, tags, previous, next, related }: AfterPost, now: Date): AfterView {
  const summary = (post: AfterPost['next']) => post && toPostSummary(post, now);
  return {
    category: { ...category, color: category.color && colorIn(category.color) },
    tags,
    previous: summary(previous),
    next: summary(next),
    related: related.map((post) => toPostSummary(post, now)),
  };
}
