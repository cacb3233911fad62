import { ButtonLink } from '../components/ButtonLink.tsx';
import { DashboardSection } from '../components/dashboard/DashboardSection.tsx';
import type { ListedPost } from '../features/posts/owner-post.ts';
import { dashboardTabPath } from '../paths.ts';
import { Badge } from '../ui/Badge.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

/** The latest posts, including drafts; undefined while loading. [2.15.16] [9.3.04] */
export function RecentPosts({ posts }: { posts: readonly ListedPost[] | undefined }) {
  return (
    <DashboardSection
      title="Recent posts"
      actions={
        <ButtonLink size="small" variant="secondary" to={dashboardTabPath('posts')}>
          All posts
        </ButtonLink>
      }
    >
      {posts === undefined ? (
        <div role="status" aria-label="Loading recent posts" className="mt-5">
          <Skeleton className="h-40" />
        </div>
      ) : posts.length === 0 ? (
        <div className="mt-5">
          <EmptyState title="No posts yet" message="Write the first one in the Blog Posts tab." />
        </div>
      ) : (
        <ul className="mt-5 border-t border-line">
          {posts.map((post) => (
            <li
              key={post.id}
              className="grid gap-x-6 gap-y-1 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-baseline"
            >
              <p className="min-w-0 font-semibold wrap-anywhere">{post.title}</p>
              <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-quiet md:grid md:grid-cols-[5.5rem_9rem_4.5rem]">
                <span>
                  <Badge tone={post.status === 'draft' ? 'sun' : 'agave'}>
                    {post.status === 'draft' ? 'Draft' : 'Published'}
                  </Badge>
                </span>
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
