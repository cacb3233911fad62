import { useRef, useState } from 'react';
import { DEFAULT_CATEGORY_COLOR, LIMITS } from '#shared/business.ts';
import type { Category } from '#shared/contract/categories.ts';
import { focusOnce, RowForm } from '../../components/dashboard/RowForm.tsx';
import { textOf } from '../../lib/form-values.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { TextArea, TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { createFailureText, reasonIn, updateFailureText } from './categories.api.ts';
import { useCategorySaving } from './use-categories.ts';

interface CategoryFormProps {
  /** The one that is changed; null for a new one. */
  category: Category | null;
  onChange: () => void;
  /** Called with the words for it, once it is saved. */
  onSaved: (text: string) => void;
  onCancel: () => void;
}

/** Name, description and colour. Without a name nothing happens. [2.15.27] [2.15.28] [5.35] [5.36] [8.32]–[8.37] */
export function CategoryForm({ category, onChange, onSaved, onCancel }: CategoryFormProps) {
  const { announcer } = useHost();
  const { alert } = useAlerts();
  const { mutateAsync, isPending } = useCategorySaving();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<string | null>(null);

  async function submit(data: FormData) {
    const name = textOf(data, 'name').trim();
    if (name === '') return;
    setReason(null);
    try {
      const input = {
        name,
        description: textOf(data, 'description').trim(),
        color: textOf(data, 'color').toUpperCase(),
      };
      await mutateAsync({ id: category?.id ?? null, input });
    } catch (error) {
      const text = category === null ? createFailureText(error) : updateFailureText(error);
      setReason(reasonIn(error));
      announcer.announce(text);
      await alert(text, category === null ? 'No category was created' : 'The category was not changed');
      form.current?.querySelector<HTMLInputElement>('[name=name]')?.focus();
      return;
    }
    onSaved(category === null ? 'Category created successfully!' : 'Category updated');
  }

  return (
    <RowForm
      ref={form}
      noun="category"
      changed={category?.name ?? null}
      isSaving={isPending}
      className="md:grid-cols-[2fr_3fr]"
      onSubmit={(data) => void submit(data)}
      onChange={onChange}
      onCancel={onCancel}
    >
      <Field label="Name" required error={reason}>
        {(control) => (
          <TextInput
            {...control}
            ref={focusOnce}
            name="name"
            autoComplete="off"
            maxLength={LIMITS.categoryName}
            defaultValue={category?.name}
          />
        )}
      </Field>
      <Field label="Description" className="md:col-start-2 md:row-span-2 md:row-start-2">
        {(control) => (
          <TextArea
            {...control}
            name="description"
            maxLength={LIMITS.categoryDescription}
            defaultValue={category?.description}
            className="md:min-h-[8.75rem]"
          />
        )}
      </Field>
      <Field label="Colour" required>
        {(control) => (
          <input
            {...control}
            type="color"
            name="color"
            defaultValue={category?.color.toLowerCase() ?? DEFAULT_CATEGORY_COLOR.toLowerCase()}
            className="h-12 w-24 cursor-pointer rounded border border-edge bg-raised p-1.5 hover:border-ink"
          />
        )}
      </Field>
    </RowForm>
  );
}
