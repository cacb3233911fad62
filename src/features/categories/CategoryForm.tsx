import { useState } from 'react';
import { defaultColor } from '#content/categories.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Category } from '#shared/contract/categories.ts';
import { focusOnce, NOT_BLANK, RowForm } from '../../components/dashboard/RowForm.tsx';
import { textOf } from '../../lib/form-values.ts';
import { useForm } from '../../lib/use-form.ts';
import { topicPath } from '../../paths.ts';
import { TextArea, TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { ColorField } from './ColorField.tsx';
import { createFailureText, reasonIn, updateFailureText } from './categories.api.ts';
import { type RestoredCategory, useCategorySaving } from './use-categories.ts';

interface CategoryFormProps {
  /** The category being edited; null for a new one. */
  category: Category | null;
  /** The name that a new one begins with. */
  begun: string;
  /** The colours of all categories. */
  used: readonly string[];
  onChange: () => void;
  /** Called with the success message after saving, and with what was created, where its id is known. */
  onSaved: (text: string, created: RestoredCategory | null) => void;
  onCancel: () => void;
}

/** Name, description and colour. Sends nothing without a name. [2.15.27] [2.15.28] [5.35] [5.36] [8.32]–[8.37] */
export function CategoryForm({ category, begun, used, onChange, onSaved, onCancel }: CategoryFormProps) {
  const saveCategory = useCategorySaving();
  const [reason, setReason] = useState<string | null>(null);
  const { form } = useForm({
    read(data) {
      const [name, description] = [textOf(data, 'name').trim(), textOf(data, 'description').trim()];
      return { name, description, color: textOf(data, 'color').toUpperCase() };
    },
    send(input) {
      setReason(null);
      return saveCategory(category?.id ?? null, input);
    },
    failureOf: (error) => ({
      message: category === null ? createFailureText(error) : updateFailureText(error),
      fields: ['name'],
      alert: category === null ? 'No category was created' : 'The category was not changed',
    }),
    onSent: (created, input) =>
      onSaved(
        category === null ? 'Category created successfully!' : 'Category updated',
        created === null ? null : { id: created, ...input },
      ),
    onFailed: (error) => setReason(reasonIn(error)),
  });

  return (
    <RowForm
      {...form}
      noun="category"
      changed={category?.name ?? null}
      className="md:grid-cols-[2fr_3fr]"
      onChange={onChange}
      onCancel={onCancel}
    >
      <Field
        label="Name"
        name="name"
        required
        error={reason}
        {...(category === null ? {} : { hint: `Its address stays ${topicPath('category', category.slug)}` })}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={focusOnce}
            autoComplete="off"
            pattern={NOT_BLANK}
            maxLength={LIMITS.categoryName}
            defaultValue={category?.name ?? begun}
          />
        )}
      </Field>
      <Field label="Description" name="description">
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={LIMITS.categoryDescription}
            defaultValue={category?.description}
            className="min-h-20!"
          />
        )}
      </Field>
      <ColorField initial={category?.color ?? defaultColor} used={used} />
    </RowForm>
  );
}
