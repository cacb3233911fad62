import { Link } from 'react-router-dom';
import { afterPost } from '#content/after-post.ts';
import { CoverImage } from '../../components/CoverImage.tsx';
import { blogPostPath } from '../../paths.ts';
import { CategoryName } from './CategoryName.tsx';
import type { PostSummary } from './post-view.ts';

interface Plate {
  className: string;
  textClass: string;
  coverClass: string;
  titleClass: string;
  sizes: string;
}

/** A large plate, one beside it, and a small one below that. */
const PLATES: readonly [Plate, ...Plate[]] = [
  {
    className: '',
    coverClass: '',
    textClass: 'mt-5',
    titleClass: 'text-heading md:text-[2rem] md:leading-tight',
    sizes: '(min-width: 48rem) 46rem, 90vw',
  },
  {
    className: 'max-md:flex max-md:gap-5',
    coverClass: 'max-md:w-2/5 max-md:shrink-0',
    textClass: 'min-w-0 md:mt-4',
    titleClass: 'text-[1.25rem] leading-snug md:text-heading',
    sizes: '(min-width: 48rem) 32rem, 40vw',
  },
  {
    className: 'flex gap-5',
    coverClass: 'w-2/5 shrink-0 md:max-lg:w-1/3',
    textClass: 'min-w-0',
    titleClass: 'text-[1.25rem] leading-snug md:max-lg:text-body md:max-lg:leading-snug',
    sizes: '(min-width: 48rem) 13rem, 40vw',
  },
];

/** What to read next, the best first and largest. */
export function RelatedPosts({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="post-related">
      <h2 id="post-related" className="text-title">
        {afterPost.related}
      </h2>
      <ul className="mt-9 grid items-start gap-x-12 gap-y-10 md:grid-cols-[7fr_5fr]">
        {posts.slice(0, PLATES.length).map((post, index) => (
          <li key={post.id} className={index === 0 ? 'md:row-span-2' : ''}>
            <RelatedPost post={post} plate={PLATES[index] ?? PLATES[0]} isLead={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RelatedPost({ post, plate, isLead }: { post: PostSummary; plate: Plate; isLead: boolean }) {
  return (
    <div className={`group relative ${plate.className}`}>
      <div className={plate.coverClass}>
        <CoverImage src={post.image} alt="" focus={post.focus} sizes={plate.sizes} />
      </div>
      <div className={plate.textClass}>
        <p className="text-small font-semibold">
          <CategoryName name={post.category} color={post.color} />
        </p>
        <h3 className={`mt-1 ${plate.titleClass}`}>
          <Link to={blogPostPath(post.slug)} className="group-hover:text-clay after:absolute after:inset-0">
            {post.title}
          </Link>
        </h3>
        {isLead ? <p className="mt-3 max-w-measure text-quiet">{post.excerpt}</p> : null}
      </div>
    </div>
  );
}
