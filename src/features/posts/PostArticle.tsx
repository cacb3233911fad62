import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import * as frame from '#content/words/frame.ts';
import * as words from '#content/words/post.ts';
import { CoverImage } from '../../components/CoverImage.tsx';
import { RichText } from '../../components/RichText.tsx';
import { useHost } from '../../lib/host.ts';
import { blogPostPath, ROUTES, topicPath } from '../../paths.ts';
import type { AfterView } from './after-view.ts';
import { AuthorNote } from './AuthorNote.tsx';
import { CategoryName } from './CategoryName.tsx';
import { PostMeta } from './PostMeta.tsx';
import { PostTags } from './PostTags.tsx';
import type { PostView } from './post-view.ts';
import { SharePost } from './SharePost.tsx';

interface PostArticleProps {
  post: PostView;
  /** Null where the server does not tell what the post leads to. */
  after: AfterView | null;
  /** Shown before it is published: there is no address to share yet. */
  isPreview?: boolean;
}

/** A whole post: metadata, picture, text, tags and author. [2.11.04]–[2.11.14] */
export function PostArticle({ post, after, isPreview = false }: PostArticleProps) {
  const { origin } = useHost();
  const article = useRef<HTMLElement>(null);
  // Printed links say where on the web they lead: see styles/print.css.
  useEffect(() => article.current?.style.setProperty('--origin', `'${origin}'`), [origin]);
  return (
    <article ref={article} className="shell pt-10 pb-20 sm:pt-16">
      <header className="mx-auto max-w-[46.25rem]">
        <p className="text-small font-semibold">
          <Link to={ROUTES.blog} className="finger-high text-quiet hover:text-clay hover:underline">
            {frame.blog}
          </Link>
          {post.category === '' ? null : (
            <>
              <span aria-hidden className="mx-2 font-normal text-quiet">
                /
              </span>
              <CategoryLink post={post} after={after} />
            </>
          )}
        </p>
        <h1 className="mt-3 text-title max-sm:text-[2.4rem]">{post.title}</h1>
        <p className="mt-5">
          <PostMeta post={post}>
            <span>
              {words.by} <span className="text-ink">{post.author}</span>
            </span>
          </PostMeta>
        </p>
      </header>
      <figure className="mt-9 sm:mt-12">
        <CoverImage
          src={post.image}
          alt={post.alt ?? words.cover(post.title)}
          focus={post.focus}
          sizes="(min-width: 82rem) 74rem, 90vw"
          priority
        />
        {post.image_attribution === '' ? null : (
          <figcaption className="mt-2.5 text-fine text-quiet">{post.image_attribution}</figcaption>
        )}
      </figure>
      <div className="mx-auto mt-10 max-w-[46.25rem] sm:mt-14">
        <RichText html={post.content} />
        <div
          data-below=""
          className="mt-12 flex flex-col-reverse justify-between gap-x-8 gap-y-4 sm:flex-row sm:items-start"
        >
          {after === null ? null : <PostTags tags={after.tags} />}
          {isPreview ? null : <SharePost title={post.title} path={blogPostPath(post.slug)} />}
        </div>
        <AuthorNote name={post.author} />
      </div>
    </article>
  );
}

/** Leads to all posts of the category. */
function CategoryLink({ post, after }: PostArticleProps) {
  if (after === null) return post.category;
  return (
    <Link
      to={topicPath('category', after.category.slug)}
      className="finger-high hover:text-clay hover:underline"
    >
      <CategoryName name={post.category} color={after.category.color} />
    </Link>
  );
}
