import * as words from '#content/words/posts.ts';
import { HOME_POSTS } from '#shared/limits.ts';
import { NotLoaded } from '../../components/NotLoaded.tsx';
import { NothingFound } from '../../components/NothingFound.tsx';
import { PostCard, PostCardSkeleton, type PostCardSize } from './PostCard.tsx';
import { usePosts } from './use-posts.ts';

const GRID = 'grid gap-x-8 gap-y-14 sm:grid-cols-2 md:grid-cols-3';
/** Fewer posts share the row. */
const ARRANGEMENTS: readonly { grid: string; size: PostCardSize }[] = [
  { grid: 'grid', size: 'lead' },
  { grid: 'grid gap-x-8 gap-y-14 sm:grid-cols-2', size: 'half' },
  { grid: GRID, size: 'third' },
];

/** The newest three posts, with loading, error and empty states. [2.4.06] [2.4.17]–[2.4.19] [7.2.07] */
export function LatestPosts() {
  const { posts, isPending, error, retry } = usePosts({ limit: HOME_POSTS });
  if (isPending) {
    return (
      <div role="status" aria-label={words.loading} className={GRID}>
        {Array.from({ length: HOME_POSTS }, (_, index) => (
          <PostCardSkeleton key={index} />
        ))}
      </div>
    );
  }
  if (error !== null) {
    return <NotLoaded isPart title={words.failed} message={error.message} onRetry={retry} />;
  }
  if (posts.length === 0) {
    return <NothingFound isPart title={words.noneTitle} message={words.noneText} />;
  }
  const { grid, size } = ARRANGEMENTS[posts.length - 1] ?? { grid: GRID, size: 'third' };
  return (
    <ul className={grid}>
      {posts.map((post) => (
        <li key={post.id} className="grid">
          <PostCard post={post} size={size} />
        </li>
      ))}
    </ul>
  );
}
