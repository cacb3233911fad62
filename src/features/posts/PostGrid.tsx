import * as words from '#content/words/posts.ts';
import { BLOG_PAGE_SIZE } from '#shared/limits.ts';
import { PostCard, PostCardSkeleton, type PostCardSize } from './PostCard.tsx';
import type { PostSummary } from './post-view.ts';

const GRID = 'grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-6';
const SPANS: Record<PostCardSize, string> = {
  lead: 'lg:col-span-6',
  half: 'lg:col-span-3',
  third: 'lg:col-span-2',
};

interface Arrangement {
  /** Whether to use the front-page layout of the newest posts: one large, two medium, three small. */
  front: boolean;
}

/** Of two posts none leads, so that no place beside the other stays empty. */
function sizeAt(index: number, of: number, { front }: Arrangement): PostCardSize {
  if (!front || index > 2) return 'third';
  return index === 0 && of !== 2 ? 'lead' : 'half';
}

/** A page of posts. [2.10.04] */
export function PostGrid({ posts, ...arrangement }: Arrangement & { posts: readonly PostSummary[] }) {
  return (
    <ul className={GRID}>
      {posts.map((post, index) => {
        const size = sizeAt(index, posts.length, arrangement);
        return (
          <li key={post.id} className={`grid ${SPANS[size]}`}>
            <PostCard post={post} size={size} priority={index === 0} />
          </li>
        );
      })}
    </ul>
  );
}

/** Six placeholder cards in the layout of the posts being loaded. [2.10.05] [9.3.01] */
export function PostGridSkeleton(arrangement: Arrangement) {
  return (
    <div role="status" aria-label={words.loading} className={GRID}>
      {Array.from({ length: BLOG_PAGE_SIZE }, (_, index) => {
        const size = sizeAt(index, BLOG_PAGE_SIZE, arrangement);
        return (
          <div key={index} className={SPANS[size]}>
            <PostCardSkeleton size={size} />
          </div>
        );
      })}
    </div>
  );
}
