import { Link } from 'react-router-dom';
import * as words from '#content/words/posts.ts';
import { CoverImage } from '../../components/CoverImage.tsx';
import { blogPostPath } from '../../paths.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CategoryName } from './CategoryName.tsx';
import type { PostSummary } from './post-view.ts';
import { PostMeta } from './PostMeta.tsx';

/** The card's share of a wide page; a `lead` has its text beside the picture. */
export type PostCardSize = 'lead' | 'half' | 'third';

interface PostCardProps {
  post: PostSummary;
  size?: PostCardSize;
  priority?: boolean;
  showsCategory?: boolean;
}

/** On wide screens; the picture grows with a text that is higher than it. */
const LEAD = 'lg:grid lg:grid-cols-[7fr_5fr] lg:gap-x-14';
const COVER_SIZES: Record<PostCardSize, string> = {
  lead: '(min-width: 82rem) 41rem, (min-width: 56.25rem) 52vw, (min-width: 48rem) 90vw, (min-width: 40rem) 45vw, 90vw',
  half: '(min-width: 82rem) 36rem, (min-width: 40rem) 45vw, 90vw',
  third: '(min-width: 82rem) 23rem, (min-width: 48rem) 29vw, (min-width: 40rem) 45vw, 90vw',
};

/** One post in a list; the whole card is a link. [2.10.12]–[2.10.21] */
export function PostCard({ post, size = 'third', priority = false, showsCategory = true }: PostCardProps) {
  const isLead = size === 'lead';
  return (
    <article className={`group relative flex flex-col ${isLead ? LEAD : ''}`}>
      <div className="overflow-hidden rounded">
        <CoverImage
          src={post.image}
          alt=""
          focus={post.focus}
          sizes={COVER_SIZES[size]}
          priority={priority}
          className={`transition-transform duration-250 group-hover:scale-[1.025] motion-reduce:transform-none ${isLead ? 'lg:h-full' : ''}`}
        />
      </div>
      <div className={`mt-4 flex grow flex-col ${isLead ? 'lg:mt-0 lg:self-center' : ''}`}>
        {showsCategory ? (
          <p className="text-small font-semibold">
            <CategoryName name={post.category} color={post.color} />
          </p>
        ) : null}
        <h3 className={`mt-1.5 text-heading ${isLead ? 'md:text-title lg:mt-3' : ''}`}>{post.title}</h3>
        <p className={`mt-2.5 mb-4 text-small text-quiet ${isLead ? 'md:text-body lg:mt-4 lg:mb-5' : ''}`}>
          {post.excerpt}
        </p>
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-3">
          <p className="grow basis-44 text-small">
            {post.author}
            <PostMeta post={post} className={size === 'third' ? 'md:max-lg:flex-col' : ''} />
          </p>
          <Link
            to={blogPostPath(post.slug)}
            className="text-small font-semibold text-link after:absolute after:inset-0"
          >
            {words.more}
            <span className="sr-only">: {post.title}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}

/** The placeholder of a loading card, with the same shape. [2.10.05] */
export function PostCardSkeleton({ size = 'third' }: { size?: PostCardSize }) {
  return (
    <div className={size === 'lead' ? LEAD : ''}>
      <Skeleton className="aspect-video" />
      <div>
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
    </div>
  );
}
