import { Link } from 'react-router-dom';
import { CoverImage } from '../../components/CoverImage.tsx';
import { blogPostPath } from '../../paths.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { PostView } from './post-view.ts';
import { PostMeta } from './PostMeta.tsx';

interface PostCardProps {
  post: PostView;
  /** The level of its title in the page. */
  heading?: 'h2' | 'h3';
  priority?: boolean;
}

/** One post in a list; all of the card leads to it. [2.10.12]–[2.10.21] */
export function PostCard({ post, heading: Heading = 'h3', priority = false }: PostCardProps) {
  return (
    <article className="group relative flex flex-col">
      <div className="overflow-hidden rounded">
        <CoverImage
          src={post.image}
          alt=""
          sizes="(min-width: 56.25rem) 26rem, (min-width: 40rem) 45vw, 90vw"
          priority={priority}
          className="transition-transform duration-250 group-hover:scale-[1.025] motion-reduce:transform-none"
        />
      </div>
      <p className="mt-4 text-small font-semibold text-clay">{post.category}</p>
      <Heading className="mt-1.5 text-heading">{post.title}</Heading>
      <p className="mt-2.5 mb-4 text-small text-quiet">{post.excerpt}</p>
      <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-3">
        <p className="text-small">
          {post.author}
          <br />
          <PostMeta post={post} />
        </p>
        <Link
          to={blogPostPath(post.slug)}
          className="text-small font-semibold text-link after:absolute after:inset-0"
        >
          Read More<span className="sr-only">: {post.title}</span>
        </Link>
      </div>
    </article>
  );
}

/** A card that is still on its way, of the same shape. [2.10.05] */
export function PostCardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-video" />
      <Skeleton className="mt-5 h-4 w-24" />
      <Skeleton className="mt-3 h-7 w-11/12" />
      <Skeleton className="mt-2 h-7 w-2/3" />
      <Skeleton className="mt-4 h-4" />
      <Skeleton className="mt-2.5 h-4" />
      <Skeleton className="mt-2.5 h-4 w-4/5" />
      <div className="mt-6 border-t border-line pt-4">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="mt-2.5 h-4 w-48" />
      </div>
    </div>
  );
}
