import { blog } from '#content/blog.ts';
import * as list from '#content/words/blog.ts';
import * as words from '#content/words/posts.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { NotLoaded } from '../../components/NotLoaded.tsx';
import { NothingFound } from '../../components/NothingFound.tsx';
import { Pagination } from '../../components/Pagination.tsx';
import { isFiltered } from '../../lib/filters.ts';
import { useLasting } from '../../lib/use-lasting.ts';
import { blogListPath, ROUTES } from '../../paths.ts';
import type { BlogPlace } from './blog-place.ts';
import { FeedLink } from './FeedLink.tsx';
import { PostGrid, PostGridSkeleton } from './PostGrid.tsx';
import { ResultsHeading } from './ResultsHeading.tsx';
import { usePosts } from './use-posts.ts';

/** How long the previous posts stay while loading, in ms, so that fast responses do not flicker. */
const STALE_SHOWN_MS = 200;

/**
 * The posts at a place in the list: loading, error, empty or a page of them. [4.4.01] [8.03] [2.10.06] [2.10.07]
 * [2.10.11]
 */
export function PostList({ place }: { place: BlogPlace }) {
  const { posts, totalPages, totalPosts, isPending, isStale, error, retry } = usePosts(place);
  const isSlow = useLasting(isStale, STALE_SHOWN_MS);
  const isLoading = isPending || isSlow;
  const isEmpty = !isLoading && error === null && posts.length === 0;
  const layout = isFiltered(place) ? 'even' : place.page === 1 ? 'front' : 'full';

  return (
    <section aria-labelledby="results">
      <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
        <ResultsHeading
          place={place}
          found={isLoading || error !== null ? null : { totalPosts, totalPages }}
        />
        {isEmpty ? null : <FeedLink list="" />}
      </div>
      {isLoading ? (
        <PostGridSkeleton layout={layout} />
      ) : error !== null ? (
        <NotLoaded title={words.failed} message={error.message} onRetry={retry} />
      ) : isEmpty ? (
        <NoPosts place={place} totalPages={totalPages} />
      ) : (
        <div aria-busy={isStale}>
          <PostGrid posts={posts} layout={layout} />
        </div>
      )}
      {isLoading || totalPages <= 1 ? null : (
        <div className="mt-14">
          <Pagination
            current={place.page}
            total={totalPages}
            pathFor={(page) => blogListPath({ ...place, page })}
          />
        </div>
      )}
    </section>
  );
}

/** No post matches the filters, the page is beyond the last one, or there are no posts yet. */
function NoPosts({ place, totalPages }: { place: BlogPlace; totalPages: number }) {
  const isBeyond = totalPages > 0 && place.page > totalPages;
  if (!isBeyond && !isFiltered(place)) return <NothingFound title={list.none} message={blog.none} />;
  return (
    <NothingFound title={list.none} message={isBeyond ? blog.beyond : blog.noMatch}>
      <ButtonLink
        variant="secondary"
        to={isBeyond ? blogListPath({ ...place, page: totalPages }) : ROUTES.blog}
      >
        {isBeyond ? blog.lastPage : blog.showAll}
      </ButtonLink>
    </NothingFound>
  );
}
