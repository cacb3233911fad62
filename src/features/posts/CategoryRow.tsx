import { Link } from 'react-router-dom';
import * as words from '#content/words/blog.ts';
import { topicPath } from '../../paths.ts';
import { CategoryName } from './CategoryName.tsx';
import { colorIn } from './post-view.ts';
import type { FoundTopic } from './topics.api.ts';

interface CategoryRowProps {
  categories: NonNullable<FoundTopic>['categories'];
  /** The slug of the one that is shown; null for a tag. */
  current: string | null;
}

/** All categories in one row, each with its dot; they lead from one to another. */
export function CategoryRow({ categories, current }: CategoryRowProps) {
  if (categories.length < 2) return null;
  return (
    <nav aria-label={words.categories} className="border-b border-line text-small font-medium">
      <ul className="flex flex-wrap gap-x-7 py-1">
        {categories.map(({ slug, name, color }) => (
          <li key={slug}>
            <Link
              to={topicPath('category', slug)}
              aria-current={slug === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center text-quiet decoration-clay decoration-2 underline-offset-6 hover:text-clay aria-[current=page]:text-ink aria-[current=page]:underline"
            >
              <CategoryName name={name} color={color === null ? null : colorIn(color)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
