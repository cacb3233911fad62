import { formatLongDate } from '#shared/dates-in-words.ts';
import type { PostSummary } from './post-view.ts';

/** Date and read time, in one line. [2.10.14] [2.10.17] */
export function PostMeta({ post }: { post: PostSummary }) {
  return (
    <span className="dotted text-small text-quiet">
      <time dateTime={post.date}>{formatLongDate(post.date)}</time>
      <span>{post.readTime}</span>
    </span>
  );
}
