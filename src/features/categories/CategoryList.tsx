import type { Category } from '#shared/contract/categories.ts';
import { RowButtons } from '../../components/dashboard/RowButtons.tsx';
import { ColorDot } from './ColorDot.tsx';

interface CategoryListProps {
  categories: readonly Category[];
  /** False for the built-in categories, which the server may not have. */
  canChange: boolean;
  deleting: number | null;
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
}

const HAS_POSTS = 'It still has posts. Move them to another category first.';

/** The categories with their post counts, or the built-in ones by their names alone; one that has posts cannot be deleted. [2.15.26] [2.15.30] [2.15.31] [K10] */
export function CategoryList({ categories, canChange, deleting, onEdit, onDelete }: CategoryListProps) {
  return (
    <ul className="mt-5 border-t border-line">
      {categories.map((category) => {
        const { id, name, slug, description, color, postCount } = category;
        return (
          <li
            key={id}
            tabIndex={-1}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-b border-line py-3 md:grid-cols-[auto_minmax(0,1fr)_6rem_auto]"
          >
            {canChange ? <ColorDot color={color} /> : null}
            <div className={canChange ? 'min-w-0 max-md:col-span-2' : 'col-span-full min-w-0'}>
              <p className="font-semibold wrap-anywhere">
                {name} <span className="font-normal text-quiet">/{slug}</span>
              </p>
              {description === '' ? null : (
                <p className="mt-0.5 max-w-measure wrap-anywhere text-quiet">{description}</p>
              )}
            </div>
            {canChange ? (
              <>
                <p className="self-center text-quiet max-md:col-start-2 md:self-start">
                  {postCount === 1 ? '1 post' : `${postCount} posts`}
                </p>
                <RowButtons
                  name={name}
                  undeletable={postCount > 0 ? HAS_POSTS : null}
                  isDeleting={deleting === id}
                  onEdit={() => onEdit(category)}
                  onDelete={() => onDelete(category)}
                />
              </>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
