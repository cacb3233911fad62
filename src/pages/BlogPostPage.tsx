import { Navigate, useParams } from 'react-router-dom';
import { business } from '#content/business.ts';
import { tradeInSentence } from '#shared/trade.ts';
import { Head } from '../components/Head.tsx';
import { CallAfterPost, FurtherPosts } from '../features/posts/AfterPost.tsx';
import { PostArticle } from '../features/posts/PostArticle.tsx';
import { PostFailure, PostLoading } from '../features/posts/PostStates.tsx';
import { usePost } from '../features/posts/use-posts.ts';
import { blogPostPath, ROUTES } from '../paths.ts';
import { NewsletterBand } from './home/NewsletterBand.tsx';

/** For the page of a preview, which takes it from this page's file. */
export { PostArticle };

/** One post. Its slug is checked first; an unknown one redirects to the list. [2.11.01]–[2.11.03] */
export function BlogPostPage() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = usePost(slug);
  if (data?.found === true) {
    // Found by an earlier address.
    if (data.post.slug !== slug) return <Navigate to={blogPostPath(data.post.slug)} replace />;
    return (
      <>
        <Head title={titleOf(data.post)} description={data.post.excerpt} />
        <PostArticle post={data.post} after={data.after} />
        <div data-below="">
          {data.after === null ? null : <FurtherPosts after={data.after} />}
          <NewsletterBand />
          <CallAfterPost />
        </div>
      </>
    );
  }
  if (data?.found === false) return <Navigate to={ROUTES.blog} replace state={{ gone: true }} />;
  return error === null ? <PostLoading /> : <PostFailure error={error} onRetry={() => void refetch()} />;
}

function titleOf({ title }: { title: string }): string {
  return `${title} | ${business.who.name}, ${tradeInSentence(business)}`;
}
