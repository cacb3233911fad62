import { afterPost } from '#content/after-post.ts';
import * as words from '#content/words/post.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CoverImage } from '../../components/CoverImage.tsx';
import { MoreLink } from '../../components/MoreLink.tsx';
import { RichText } from '../../components/RichText.tsx';
import { formatLongDate } from '#shared/dates-in-words.ts';
import { blogPostPath, ROUTES } from '../../paths.ts';
import type { PostView } from './post-view.ts';
import { SharePost } from './SharePost.tsx';

/** A whole post: metadata, picture, text and further links. [2.11.04]–[2.11.14] */
export function PostArticle({ post }: { post: PostView }) {
  return (
    <article className="shell pt-10 pb-20 sm:pt-16">
      <header className="mx-auto max-w-[46rem]">
        <p className="font-semibold text-clay">{post.category}</p>
        <h1 className="mt-3 text-title">{post.title}</h1>
        <p className="mt-5 text-small text-quiet">
          {words.by} <span className="text-ink">{post.author}</span>
          <span aria-hidden> · </span>
          <time dateTime={post.date}>{formatLongDate(post.date)}</time>
          <span aria-hidden> · </span>
          {post.readTime}
        </p>
      </header>
      <figure className="mx-auto mt-9 max-w-[68rem] sm:mt-12">
        <CoverImage
          src={post.image}
          alt={words.cover(post.title)}
          sizes="(min-width: 75rem) 68rem, 92vw"
          priority
        />
        {post.image_attribution === '' ? null : (
          <figcaption className="mt-2.5 text-fine text-quiet">{post.image_attribution}</figcaption>
        )}
      </figure>
      <div className="mx-auto mt-10 max-w-[46rem] sm:mt-14">
        <RichText html={post.content} />
        <div className="mt-12">
          <SharePost title={post.title} path={blogPostPath(post.slug)} />
        </div>
        <aside aria-labelledby="post-next" className="mt-16 border-t border-line pt-10">
          <h2 id="post-next" className="text-heading">
            {afterPost.title}
          </h2>
          <p className="mt-3 text-quiet">{afterPost.text}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
            <ButtonLink to={ROUTES.contact}>{afterPost.contact}</ButtonLink>
            <MoreLink to={ROUTES.portfolio}>{afterPost.portfolio}</MoreLink>
          </div>
        </aside>
      </div>
    </article>
  );
}
