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
  edited: EditedRow | null;
  editKey: (category: Category) => string;
  deleting: number | null;
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
}

/** The head of the tab says what to do about it. */
const HAS_POSTS = 'It has posts';

/** The same columns for the heads and for every category. */
const COLUMNS = 'md:grid-cols-[1rem_minmax(0,16rem)_minmax(0,1fr)_5rem_9.5rem]';

/** The categories with their post counts; one that has posts cannot be deleted. [2.15.26] [2.15.30] [2.15.31] [K10] */
export function CategoryList({ categories, edited, ...rows }: CategoryListProps) {
  return (
    <div className="mt-5">
      <ListHeads names={['', 'Name', 'Description', 'Posts']} className={`gap-x-4 ${COLUMNS}`} />
      <ul className="max-md:border-t max-md:border-line">
        {categories.map((category) =>
          edited?.id === category.id ? (
            <li key={category.id} className="border-b border-line py-5">
              {edited.form}
            </li>
          ) : (
            <CategoryRow key={category.id} category={category} {...rows} />
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
