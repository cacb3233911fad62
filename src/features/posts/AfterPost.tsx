import { afterPost } from '#content/after-post.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { MoreLink } from '../../components/MoreLink.tsx';
import { ROUTES } from '../../paths.ts';
import type { AfterView } from './after-view.ts';
import { PostNeighbours } from './PostNeighbours.tsx';
import { RelatedPosts } from './RelatedPosts.tsx';

/** The posts that a post leads to. */
export function FurtherPosts({ after }: { after: AfterView }) {
  if (after.previous === null && after.next === null && after.related.length === 0) return null;
  return (
    <div className="shell grid gap-14 pb-[clamp(4rem,8vw,7rem)] sm:gap-20 print:hidden">
      <PostNeighbours {...after} />
      <RelatedPosts posts={after.related} />
    </div>
  );
}

/** The page's last word: a call to write, or to look at the work. [2.11.13] */
export function CallAfterPost() {
  return (
    <aside aria-labelledby="post-next" className="shell section print:hidden">
      <div className="mx-auto max-w-[46.25rem]">
        <h2 id="post-next" className="text-heading">
          {afterPost.title}
        </h2>
        <p className="mt-3 text-quiet">{afterPost.text}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
          <ButtonLink to={ROUTES.contact}>{afterPost.contact}</ButtonLink>
          <MoreLink to={ROUTES.portfolio}>{afterPost.portfolio}</MoreLink>
        </div>
      </div>
    </aside>
  );
}
