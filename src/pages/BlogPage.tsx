import { useEffect } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { blog } from '#content/blog.ts';
import { pages } from '#content/pages.ts';
import * as words from '#content/words/blog.ts';
import { Head } from '../components/Head.tsx';
import { readBlogPlace } from '../features/posts/blog-place.ts';
import { PostFilters } from '../features/posts/PostFilters.tsx';
import { PostList } from '../features/posts/PostList.tsx';
import { usePosts } from '../features/posts/use-posts.ts';
import { TopicPosts } from '../features/posts/TopicPosts.tsx';
import { isFiltered } from '../lib/filters.ts';
import { useHost } from '../lib/host.ts';
import { blogListPath, type TopicKind } from '../paths.ts';
import { NewsletterBand } from './home/NewsletterBand.tsx';

/** The blog's list. The filters, which a blog without posts needs none of, and the page number are in the address. [2.1.07] [1.05]–[1.07] */
export function BlogPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const place = readBlogPlace(params);
  const { isEmpty } = usePosts(place);
  const { state } = useLocation() as { state: { gone?: unknown } | null };
  return (
    <>
      <Head {...pages['/blog']} />
      <div className="shell pt-12 pb-[clamp(4rem,9vw,8rem)] sm:pt-20">
        <header className="grid items-end gap-x-14 gap-y-5 lg:grid-cols-[7fr_5fr]">
          <h1 className="text-hero">{blog.title}</h1>
          <p className="max-w-measure text-lead text-quiet lg:pb-2">{blog.lead}</p>
        </header>
        {state?.gone === true ? <PostIsGone /> : null}
        <div className="mt-10 mb-8 sm:mt-14">
          {isEmpty && !isFiltered(place) ? null : (
            <PostFilters
              filters={place}
              onChange={(next, replace) => void navigate(blogListPath(next), { replace })}
            />
          )}
        </div>
        <PostList place={place} />
      </div>
      <NewsletterBand />
    </>
  );
}

/** For who comes from the address of a post that there is none of. */
function PostIsGone() {
  const { announcer } = useHost();
  useEffect(() => announcer.announce(words.gone), [announcer]);
  return <p className="mt-8 border-l-2 border-clay pl-4 font-medium sm:mt-10">{words.gone}</p>;
}

/** The posts of one category. In this file, so that no other page has to fetch what it shares with the list. */
export function CategoryPage() {
  return <Topic kind="category" />;
}

/** The posts with one tag. */
export function TagPage() {
  return <Topic kind="tag" />;
}

function Topic({ kind }: { kind: TopicKind }) {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  return (
    <>
      <TopicPosts kind={kind} slug={slug} page={readBlogPlace(params).page} />
      <NewsletterBand />
    </>
  );
}
