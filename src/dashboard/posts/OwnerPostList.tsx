import { useEffect } from 'react';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { listFailureText } from '../../features/posts/owner-posts.api.ts';
import type { useOwnerPosts } from '../../features/posts/use-owner-posts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PostTable } from './PostTable.tsx';

interface OwnerPostListProps {
  list: ReturnType<typeof useOwnerPosts>;
  /** The posts that match the filters. */
  posts: readonly OwnerPost[];
  isNarrowed: boolean;
  onShowAll: () => void;
  onAdd: () => void;
  onEdit: (post: OwnerPost) => void;
  onDelete: (post: OwnerPost) => void;
  onMail: (post: OwnerPost) => void;
}

/**
 * The posts: loading, failed, none or a table of them, with a button to load those beyond the first fifty. [8.04]
 * [8.05]
 */
export function OwnerPostList({
  list,
  posts,
  isNarrowed,
  onShowAll,
  onAdd,
  onEdit,
  onDelete,
  onMail,
}: OwnerPostListProps) {
  const { error, isPending, isFetching, hasMore, loadMore, retry, total } = list;

  // A filter applies to all posts, so the remaining pages are loaded too.
  const readsOn = isNarrowed && hasMore && error === null;
  useEffect(() => {
    if (readsOn && !isFetching) loadMore();
  }, [readsOn, isFetching, loadMore]);

  if (isPending) return <Loading />;
  const failure =
    error === null ? null : (
      <LoadFailure title="Error Loading Posts" message={listFailureText(error)} onRetry={retry} />
    );
  if (list.posts.length === 0) return <div className="mt-6">{failure ?? <NoPosts onAdd={onAdd} />}</div>;

  return (
    <>
      {failure === null ? null : <div className="mt-6">{failure}</div>}
      <p role="status" className="mt-5 mb-2 text-quiet tabular-nums">
        {readsOn
          ? `Looking through all ${total} posts…`
          : isNarrowed
            ? `${posts.length} of ${total} posts`
            : total === 1
              ? '1 post'
              : `${total} posts`}
      </p>
      {posts.length > 0 ? (
        <div className="@container">
          <PostTable posts={posts} onEdit={onEdit} onDelete={onDelete} onMail={onMail} />
        </div>
      ) : readsOn ? null : (
        <EmptyState
          title="No posts match"
          message="No title, excerpt or author has these words in this status and category."
          action={
            <Button variant="secondary" onClick={onShowAll}>
              Show all posts
            </Button>
          }
        />
      )}
      {hasMore && !isNarrowed ? (
        <div className="mt-5 flex flex-wrap items-center gap-4">
          <Button
            variant="secondary"
            size="small"
            busy={isFetching ? 'Loading...' : false}
            onClick={loadMore}
          >
            Load more
          </Button>
          <p className="text-quiet tabular-nums">
            {list.posts.length} of {total} shown
          </p>
        </div>
      ) : null}
    </>
  );
}

function NoPosts({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      title="No posts yet"
      message="Write the first one: it can stay a draft until you like it."
      action={<Button onClick={onAdd}>Write a post</Button>}
    />
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading posts" className="mt-12 border-t border-line">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <div key={row} className="flex items-center gap-6 border-b border-line py-4">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-5 w-20" />
          <Skeleton className="ml-auto h-9 w-28" />
        </div>
      ))}
    </div>
  );
}
