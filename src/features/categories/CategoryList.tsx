import { Link } from 'react-router-dom';
import type { Category } from '#shared/contract/categories.ts';
import type { EditedRow } from '../../components/dashboard/edited-row.ts';
import { ListHeads } from '../../components/dashboard/ListHeads.tsx';
import { PostCount } from '../../components/dashboard/PostCount.tsx';
import { RowButtons } from '../../components/dashboard/RowButtons.tsx';
import { topicPath } from '../../paths.ts';
import { ColorDot } from './ColorDot.tsx';

interface CategoryListProps {
  categories: readonly Category[];
  /** False for the built-in categories, which the server may not have. */
  canChange: boolean;
  edited: EditedRow | null;
  editKey: (category: Category) => string;
  deleting: number | null;
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
}

/** The head of the tab says what to do about it. */
const HAS_POSTS = 'It has posts: move them to another category first.';

/** The same columns for the heads and for every category. */
const COLUMNS = 'md:grid-cols-[1rem_minmax(0,16rem)_minmax(0,1fr)_5rem_9.5rem]';

/** The categories with their post counts, or the built-in ones by their names alone; one that has posts cannot be deleted. [2.15.26] [2.15.30] [2.15.31] [K10] */
export function CategoryList({ categories, canChange, edited, ...rows }: CategoryListProps) {
  return (
    <div className={canChange ? 'mt-5' : ''}>
      {canChange ? (
        <ListHeads names={['', 'Name', 'Description', 'Posts']} className={`gap-x-4 ${COLUMNS}`} />
      ) : null}
      <ul className={canChange ? 'max-md:border-t max-md:border-line' : ''}>
        {categories.map((category) =>
          edited?.id === category.id ? (
            <li key={category.id} className="border-b border-line py-5">
              {edited.form}
            </li>
          ) : canChange ? (
            <CategoryRow key={category.id} category={category} {...rows} />
          ) : (
            <li key={category.id} tabIndex={-1} className="border-b border-line py-3">
              <Named category={category} />
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

type CategoryRowProps = Pick<CategoryListProps, 'editKey' | 'deleting' | 'onEdit' | 'onDelete'> & {
  category: Category;
};

function CategoryRow({ category, editKey, deleting, onEdit, onDelete }: CategoryRowProps) {
  const { id, name, slug, description, color, postCount } = category;
  return (
    <li
      tabIndex={-1}
      data-row={id}
      className={`grid grid-cols-[1rem_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-b border-line py-3 ${COLUMNS}`}
    >
      <ColorDot color={color} className="mt-1 size-3.5" />
      <div className="min-w-0 max-md:col-span-2">
        <p className="font-semibold wrap-anywhere">
          {name}{' '}
          <Link
            to={topicPath('category', slug)}
            aria-label={`${name} on the site`}
            className="finger-high text-fine font-normal text-quiet underline-offset-4 transition-colors hover:text-clay hover:underline md:table"
          >
            /{slug}
          </Link>
        </p>
      </div>
      <p
        title={description === '' ? undefined : description}
        className="line-clamp-2 max-w-measure wrap-anywhere text-quiet empty:hidden max-md:col-span-2 max-md:col-start-2 md:empty:block"
      >
        {description}
      </p>
      <p className="self-center text-quiet tabular-nums max-md:col-start-2 md:self-start">
        <PostCount count={postCount} of={`in ${name}`} filter={{ category: name }} />
      </p>
      <RowButtons
        name={name}
        editKey={editKey(category)}
        refusal={postCount > 0 ? HAS_POSTS : null}
        isDeleting={deleting === id}
        onEdit={() => onEdit(category)}
        onDelete={() => onDelete(category)}
      />
    </li>
  );
}

/** A category of which nothing is known but what is built in. */
function Named({ category: { name, slug, description } }: { category: Category }) {
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        {name} <span className="font-normal text-quiet">/{slug}</span>
      </p>
      {description === '' ? null : (
        <p className="mt-0.5 max-w-measure wrap-anywhere text-quiet">{description}</p>
      )}
    </>
  );
}
