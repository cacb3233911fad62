import { WritingArea } from '../../components/dashboard/WritingArea.tsx';
import { Field } from '../../ui/Field.tsx';
import { errorOf } from './required-field.ts';
import type { FieldsProps } from './use-post-editing.ts';

/** A post's excerpt, in the window and on the writing page. */
export function ExcerptField({ values, change, missing }: FieldsProps) {
  return (
    <Field
      label="Excerpt"
      required
      hint="One or two sentences for the list of posts."
      error={errorOf('excerpt', missing)}
    >
      {(control) => (
        <WritingArea
          {...control}
          name="excerpt"
          rows={2}
          value={values.excerpt}
          onChange={({ target }) => change({ excerpt: target.value })}
          className="min-h-20!"
        />
      )}
    </Field>
  );
}
