import type { ReactNode } from 'react';
import { formatLongDate } from '#shared/dates-in-words.ts';
import type { PostSummary } from './post-view.ts';

interface PostMetaProps {
  post: Pick<PostSummary, 'date' | 'readTime'>;
  /** What comes first in the line, as one element. */
  children?: ReactNode;
  className?: string;
}

/** Date and read time, in one line. [2.10.14] [2.10.17] */
export function PostMeta({ post, children, className = '' }: PostMetaProps) {
  return (
    <span className={`dotted text-small text-quiet ${className}`}>
      {children}
      <time dateTime={post.date}>{formatLongDate(post.date)}</time>
      <span>{post.readTime}</span>
    </span>
  );
}
