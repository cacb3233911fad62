import Tags from 'lucide-react/icons/tags';
import type { Category, CategoryInput } from '#shared/contract/categories.ts';
import { CATEGORY_ROWS } from '../components/dashboard/row-shapes.ts';
import { LoadFailure } from '../components/dashboard/LoadFailure.tsx';
import { ListLoading } from '../components/dashboard/ListLoading.tsx';
import { deleteFailureText } from '../features/categories/categories.api.ts';
import { CategoryForm } from '../features/categories/CategoryForm.tsx';
import { CategoryList } from '../features/categories/CategoryList.tsx';
import {
  useCategories,
  useCategoryDeletion,
  useCategoryRestoring,
  useCategorySaving,
} from '../features/categories/use-categories.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { EditableSection } from './EditableSection.tsx';
import { useEditableRows } from './use-editable-rows.ts';

const inputOf = ({ name, description, color }: Category): CategoryInput => ({ name, description, color });

/** List, create, edit, delete. [1.14] [2.15.03] [2.15.26]–[2.15.31] */
export function CategoriesTab() {
  const { categories, isFallback, isPending, isFetching, retry } = useCategories();
  const deletion = useCategoryDeletion();
  const restore = useCategoryRestoring();
  const save = useCategorySaving();
  const rows = useEditableRows<Category>({
    noun: 'category',
    remove: ({ id }) => deletion.mutateAsync(id),
    restore,
    failureText: deleteFailureText,
    kept: 'The category is still there',
  });

  return (
    <EditableSection
      title="Categories"
      summary="What posts are sorted under. One that has posts can’t be deleted; move its posts first."
      rows={rows}
      isFailing={isFallback}
      form={(category, common) => (
        <CategoryForm
          {...common}
          category={category}
          begun={rows.begun}
          used={isFallback ? [] : categories.map(({ color }) => color)}
          onSaved={(text, created) => {
            if (category !== null) {
              const takeBack = () => save(category.id, inputOf(category));
              rows.finish(text, { id: category.id, takeBack, isNew: false });
            } else if (created === null) rows.finish(text);
            else {
              const takeBack = () => deletion.mutateAsync(created.id);
              const again = () => restore(created);
              rows.finish(text, { id: created.id, takeBack, again, isNew: true });
            }
          }}
        />
      )}
    >
      {(edited) => (
        <>
          {/* [7.4.03] */}
          {isFallback ? (
            <LoadFailure
              className="mt-5"
              title="Error loading categories"
              message="These are the built-in ones until yours are there."
              isTrying={isFetching}
              onRetry={retry}
            />
          ) : null}
          {isPending ? (
            <ListLoading name="categories" shape={CATEGORY_ROWS} />
          ) : categories.length === 0 && rows.editing !== 'new' ? (
            <div className="mt-5">
              <EmptyState
                icon={Tags}
                title="No categories yet"
                message="Every post needs one."
                action={
                  <Button size="small" onClick={() => rows.edit('new')}>
                    New category
                  </Button>
                }
              />
            </div>
          ) : (
            <CategoryList
              categories={categories}
              canChange={!isFallback}
              edited={edited}
              editKey={rows.editKey}
              deleting={deletion.isPending ? deletion.variables : null}
              onEdit={rows.edit}
              onDelete={rows.askAndDelete}
            />
          )}
        </>
      )}
    </EditableSection>
  );
}
