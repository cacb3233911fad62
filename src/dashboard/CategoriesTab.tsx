import { useState } from 'react';
import type { Category } from '#shared/contract/categories.ts';
import { DashboardSection } from '../components/dashboard/DashboardSection.tsx';
import { neighbourOf } from '../components/dashboard/row-focus.ts';
import { deleteFailureText } from '../features/categories/categories.api.ts';
import { CategoryForm } from '../features/categories/CategoryForm.tsx';
import { CategoryList } from '../features/categories/CategoryList.tsx';
import { useCategories, useCategoryDeletion } from '../features/categories/use-categories.ts';
import { useHost } from '../lib/host.ts';
import { useAlerts } from '../ui/alerts.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useEditing } from './use-editing.ts';

/** List, create, edit, delete. [1.14] [2.15.03] [2.15.26]–[2.15.31] */
export function CategoriesTab() {
  const { announcer } = useHost();
  const { alert, confirm } = useAlerts();
  const { categories, isFallback, isPending, isFetching, retry } = useCategories();
  const deletion = useCategoryDeletion();
  const { editing, open, touch, close } = useEditing<Category>();
  const [notice, setNotice] = useState<string | null>(null);

  function edit(what: Category | 'new') {
    setNotice(null);
    void open(what);
  }

  function say(text: string) {
    setNotice(text);
    announcer.announce(text);
  }

  async function askAndDelete({ id, name }: Category) {
    setNotice(null);
    const neighbour = neighbourOf(document.activeElement);
    const message = 'Are you sure you want to delete this category? This action cannot be undone.';
    if (!(await confirm({ title: `Delete ${name}?`, message, confirmLabel: 'Delete', danger: true }))) return;
    try {
      await deletion.mutateAsync(id);
    } catch (error) {
      const text = deleteFailureText(error);
      announcer.announce(text);
      await alert(text, 'The category is still there');
      return;
    }
    if (editing !== null && editing !== 'new' && editing.id === id) close();
    neighbour?.focus();
    say('Category deleted');
  }

  return (
    <DashboardSection
      title="Categories"
      summary="What posts are sorted under."
      notice={notice}
      actions={
        <Button size="small" onClick={() => edit('new')}>
          New category
        </Button>
      }
    >
      {editing === null ? null : (
        <CategoryForm
          key={editing === 'new' ? 'new' : editing.id}
          category={editing === 'new' ? null : editing}
          onChange={touch}
          onSaved={(text) => {
            close();
            say(text);
          }}
          onCancel={close}
        />
      )}
      {isFallback ? <BuiltIn busy={isFetching} retry={retry} /> : null}
      {isPending ? (
        <div role="status" aria-label="Loading categories" className="mt-5">
          <Skeleton className="h-40" />
        </div>
      ) : categories.length === 0 ? (
        <div className="mt-5">
          <EmptyState title="No categories yet" message="Create one: every post needs a category." />
        </div>
      ) : (
        <CategoryList
          categories={categories}
          canChange={!isFallback}
          deleting={deletion.isPending ? deletion.variables : null}
          onEdit={edit}
          onDelete={(category) => void askAndDelete(category)}
        />
      )}
    </DashboardSection>
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
