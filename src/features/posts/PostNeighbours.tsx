import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import * as words from '#content/words/after-post.ts';
import { blogPostPath } from '../../paths.ts';
import type { AfterView } from './after-view.ts';
import type { PostName } from './after-view.ts';

/** Leads to the posts published before and after this one. */
export function PostNeighbours({ previous, next }: Pick<AfterView, 'previous' | 'next'>) {
  if (previous === null && next === null) return null;
  return (
    <nav
      aria-label={words.more}
      className="flex border-y border-line max-sm:flex-col max-sm:divide-y max-sm:divide-line sm:divide-x sm:divide-line"
    >
      {previous === null ? null : <Neighbour post={previous} label={words.previous} />}
      {next === null ? null : <Neighbour post={next} label={words.next} end />}
    </nav>
  );
}

function Neighbour({ post, label, end = false }: { post: PostName; label: string; end?: boolean }) {
  const side = end ? 'text-right sm:not-first:pl-8' : 'sm:pr-8';
  return (
    <Link
      to={blogPostPath(post.slug)}
      rel={end ? 'next' : 'prev'}
      className={`group block grow basis-0 py-6 ${side}`}
    >
      <span className="block text-small text-quiet">
        {end ? null : <ArrowRight aria-hidden className="mr-2 mb-0.5 inline size-4 rotate-180" />}
        {label}
        {end ? <ArrowRight aria-hidden className="mb-0.5 ml-2 inline size-4" /> : null}
      </span>
      <span className="mt-1 block font-serif text-heading text-balance group-hover:text-clay">
        {post.title}
      </span>
    </Link>
  );
}
