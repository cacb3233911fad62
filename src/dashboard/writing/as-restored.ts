import type { PostForm } from '../../features/posts/post-form.ts';

/** A version as it comes onto the page: where and since when it is read is the post's own, not that of one of its texts. */
export function asRestored(version: PostForm, { slug, published_at }: PostForm): PostForm {
  return { ...version, slug, published_at };
}
