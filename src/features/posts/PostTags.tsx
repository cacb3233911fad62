import { Link } from 'react-router-dom';
import * as words from '#content/words/after-post.ts';
import { topicPath } from '../../paths.ts';
import type { AfterView } from './after-view.ts';

/** The post's tags; each leads to all posts with it. */
export function PostTags({ tags }: Pick<AfterView, 'tags'>) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={words.tags} className="flex flex-wrap gap-x-5">
      {tags.map(({ slug, name }) => (
        <li key={slug}>
          <Link
            to={topicPath('tag', slug)}
            className="finger-high inline-flex min-h-11 items-center text-small text-quiet hover:text-clay hover:underline"
          >
            <span aria-hidden>#</span>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
