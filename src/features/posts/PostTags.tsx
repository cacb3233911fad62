import { Link } from 'react-router-dom';
import * as words from '#content/words/after-post.ts';
import { topicPath } from '../../paths.ts';
import type { AfterView } from './after-view.ts';

/** The post's tags; each leads to all posts with it. */
export function PostTags({ tags }: Pick<AfterView, 'tags'>) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={words.tags} className="mt-12 flex flex-wrap gap-x-2.5 gap-y-2.5">
      {tags.map(({ slug, name }) => (
        <li key={slug}>
          <Link
            to={topicPath('tag', slug)}
            className="finger-high inline-flex min-h-8 items-center rounded border border-edge px-3 text-small hover:border-clay hover:text-clay"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
