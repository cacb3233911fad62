import * as words from '#content/words/posts.ts';
import { BLOG_PAGE_SIZE } from '#shared/limits.ts';
import { PostCard, PostCardSkeleton, type PostCardSize } from './PostCard.tsx';
import type { PostSummary } from './post-view.ts';

const GRID = 'grid gap-x-8 gap-y-14 sm:grid-cols-2 md:grid-cols-6';
const SPANS: Record<PostCardSize, string> = {
  lead: 'md:col-span-6',
  half: 'md:col-span-3',
  third: 'md:col-span-2',
};

interface Arrangement {
  /**
   * `front`: one large post, two medium, then small ones, as for the newest posts. `even`: small ones, as for a search.
   * `full`: one large post, and the next ones as large as it takes to fill every line.
   */
  layout: 'front' | 'even' | 'full';
}

function sizeAt(index: number, layout: Arrangement['layout'], count: number): PostCardSize {
  if (layout === 'even') return 'third';
  // Of two posts none leads, so that no place beside the other stays empty.
  if (index === 0 && count !== 2) return 'lead';
  const halves = layout === 'front' || count < 4 ? 2 : ([0, 4, 2][(count - 1) % 3] ?? 0);
  return index <= halves ? 'half' : 'third';
}

interface PostGridProps extends Arrangement {
  posts: readonly PostSummary[];
  /** Whether the page's heading says the category already. */
  ofOneCategory?: boolean;
}

/** A page of posts. [2.10.04] */
export function PostGrid({ posts, layout, ofOneCategory = false }: PostGridProps) {
  return (
    <ul className={GRID}>
      {posts.map((post, index) => {
        const size = sizeAt(index, layout, posts.length);
        return (
          <li key={post.id} className={`grid ${SPANS[size]}`}>
            <PostCard post={post} size={size} priority={index === 0} showsCategory={!ofOneCategory} />
          </li>
        );
      })}
    </ul>
  );
}

/** Six placeholder cards in the layout of the posts being loaded. [2.10.05] [9.3.01] */
export function PostGridSkeleton({ layout }: Arrangement) {
  return (
    <div role="status" aria-label={words.loading} className={`min-h-svh content-start ${GRID}`}>
      {Array.from({ length: BLOG_PAGE_SIZE }, (_, index) => {
        const size = sizeAt(index, layout, BLOG_PAGE_SIZE);
        return (
          <div key={index} className={SPANS[size]}>
            <PostCardSkeleton size={size} />
          </div>
        );
      })}
    </div>
  );
}
