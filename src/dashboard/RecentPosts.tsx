import { Link } from 'react-router-dom';
import { DashboardSection } from '../components/dashboard/DashboardSection.tsx';
import { RetryNote } from '../components/dashboard/RetryNote.tsx';
import { QUIET_LINK } from '../components/dashboard/quiet-link.ts';
import type { ListedPost } from '../features/posts/owner-post.ts';
import { listFailureText } from '../features/posts/owner-posts.api.ts';
import { dashboardTabPath, writingPath } from '../paths.ts';
import { Badge } from '../ui/Badge.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

interface RecentPostsProps {
  /** Undefined while loading. */
  posts: readonly ListedPost[] | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** The latest posts, including drafts. [2.15.16] [8.04] [9.3.04] */
export function RecentPosts({ posts, error, onRetry }: RecentPostsProps) {
  return (
    <DashboardSection
      isSmall
      title="Recent posts"
      {...(posts === undefined || posts.length === 0
        ? {}
        : {
            actions: (
              <Link to={dashboardTabPath('posts')} className="finger-high py-1 text-link">
                All posts
              </Link>
            ),
          })}
    >
      {error !== null ? (
        <RetryNote
          title="Error Loading Posts"
          message={listFailureText(error)}
          onRetry={onRetry}
          className="mt-3"
        />
      ) : posts === undefined ? (
        <div role="status" aria-label="Loading recent posts" className="mt-5">
          <Skeleton className="h-40" />
        </div>
      ) : posts.length === 0 ? (
        <div className="mt-4 border-y border-line py-5">
          <p className="font-semibold">No posts yet</p>
          <p className="mt-1 text-quiet">
            The first one can stay a draft until you like it.{' '}
            <Link to={writingPath(null)} className="text-link">
              Write a post
            </Link>
          </p>
        </div>
      ) : (
        <ul className="mt-4 border-t border-line">
          {posts.map((post) => (
            <li
              key={post.id}
              className="grid gap-x-6 gap-y-1 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-baseline"
            >
              <p className="min-w-0">
                <Link to={writingPath(post.id)} className={`${QUIET_LINK} font-semibold`}>
                  {post.title}
                </Link>
              </p>
              <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-quiet md:grid md:grid-cols-[5.5rem_9rem_4.5rem]">
                <span>{post.status === 'draft' ? <Badge tone="sun">Draft</Badge> : 'Published'}</span>
                <span>{post.date}</span>
                <span className="md:text-right">
                  {post.view_count === 1 ? '1 view' : `${post.view_count.toLocaleString('en-US')} views`}
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </DashboardSection>
  );
}
