import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DashboardSection } from '../components/dashboard/DashboardSection.tsx';
import { ListLoading } from '../components/dashboard/ListLoading.tsx';
import { PartNotLoaded } from '../components/dashboard/PartNotLoaded.tsx';
import { QUIET_LINK } from '../components/dashboard/quiet-link.ts';
import { isScheduled, type ListedPost } from '../features/posts/owner-post.ts';
import { howMany } from '../lib/how-many.ts';
import { dashboardTabPath, writingPath } from '../paths.ts';
import { Badge } from '../ui/Badge.tsx';
import { PostDate } from './posts/PostDate.tsx';

interface RecentPostsProps {
  /** Undefined while loading. */
  posts: readonly ListedPost[] | undefined;
  error: Error | null;
}

/** The latest posts, including drafts. [2.15.16] [9.3.04] */
export function RecentPosts({ posts, error }: RecentPostsProps) {
  return (
    <DashboardSection
      isSmall
      title="Recent posts"
      {...(posts === undefined || posts.length === 0
        ? {}
        : {
            actions: (
              <>
                <Link to={writingPath(null)} className="finger-high mr-4 py-1 text-link">
                  Add Post
                </Link>
                <Link to={dashboardTabPath('posts')} className="finger-high py-1 text-link">
                  All posts
                </Link>
              </>
            ),
          })}
    >
      {error !== null ? (
        <PartNotLoaded />
      ) : posts === undefined ? (
        <ListLoading name="recent posts" rows={3} height="min-h-12" />
      ) : posts.length === 0 ? (
        <div className="mt-4 border-y border-line py-5">
          <p className="font-semibold">No posts yet</p>
          <p className="mt-1 text-quiet">
            The first one can stay a draft until you like it.{' '}
            <Link to={writingPath(null)} className="text-link">
              Add Post
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
              <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-quiet md:grid md:grid-cols-[5.5rem_12rem_4.5rem]">
                <span>
                  <PostState post={post} />
                </span>
                <span className="whitespace-nowrap">
                  <PostDate post={post} />
                </span>
                <span className="md:text-right">{howMany(post.view_count, 'view')}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </DashboardSection>
  );
}

/** Most are published: only what is not stands out. */
function PostState({ post }: { post: ListedPost }): ReactNode {
  if (isScheduled(post)) return <Badge tone="sky">Scheduled</Badge>;
  return post.status === 'draft' ? <Badge tone="sun">Draft</Badge> : 'Published';
}
