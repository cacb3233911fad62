import type { Category } from '#shared/contract/categories.ts';
import { ListLoading } from '../components/dashboard/ListLoading.tsx';
import { deleteFailureText } from '../features/categories/categories.api.ts';
import { CategoryForm } from '../features/categories/CategoryForm.tsx';
import { CategoryList } from '../features/categories/CategoryList.tsx';
import { useCategories, useCategoryDeletion } from '../features/categories/use-categories.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { EditableSection } from './EditableSection.tsx';
import { useEditableRows } from './use-editable-rows.ts';

/** List, create, edit, delete. [1.14] [2.15.03] [2.15.26]–[2.15.31] */
export function CategoriesTab() {
  const { categories, isFallback, isPending, isFetching, retry } = useCategories();
  const deletion = useCategoryDeletion();
  const rows = useEditableRows<Category>({
    noun: 'category',
    remove: ({ id }) => deletion.mutateAsync(id),
    failureText: deleteFailureText,
    kept: 'The category is still there',
  });

  return (
    <EditableSection
      title="Categories"
      summary="What posts are sorted under. One that has posts can’t be deleted; move its posts first."
      rows={rows}
      isFailing={isFallback}
      form={(category, common) => <CategoryForm {...common} category={category} onSaved={rows.finish} />}
    >
      {isFallback ? <BuiltIn busy={isFetching} retry={retry} /> : null}
      {isPending ? (
        <ListLoading name="categories" />
      ) : categories.length === 0 ? (
        <div className="mt-5">
          <EmptyState title="No categories yet" message="Create one: every post needs a category." />
        </div>
      ) : (
        <CategoryList
          categories={categories}
          canChange={!isFallback}
          deleting={deletion.isPending ? deletion.variables : null}
          onEdit={rows.edit}
          onDelete={rows.askAndDelete}
        />
      )}
    </EditableSection>
  );
}

/** [7.4.03] */
function BuiltIn({ busy, retry }: { busy: boolean; retry: () => void }) {
  return (
    <div
      role="alert"
      className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 rounded bg-sun-wash px-4 py-3 text-sun"
    >
      <p className="grow font-medium">
        Your categories could not be loaded. These are the built-in ones until they can.
      </p>
      <Button size="small" variant="secondary" busy={busy ? 'Loading...' : false} onClick={retry}>
        Retry
      </Button>
    </div>
  );
}
