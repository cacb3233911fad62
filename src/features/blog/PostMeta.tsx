import { formatLongDate } from '#shared/long-date.ts';
import type { PostView } from './post-view.ts';

/** Date and read time, in one quiet line. [2.10.14] [2.10.17] */
export function PostMeta({ post }: { post: PostView }) {
  return (
    <span className="text-small text-quiet">
      <time dateTime={post.date}>{formatLongDate(post.date)}</time>
      <span aria-hidden> · </span>
      <span>{post.readTime}</span>
    </span>
  );
}
