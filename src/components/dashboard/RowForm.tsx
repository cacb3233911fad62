import { type ReactNode, useId } from 'react';
import type { FormFailure } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';

interface RowFormProps {
  /** The noun, such as 'category', and the name of the row being edited; null for a new one. */
  noun: string;
  changed: string | null;
  pending: boolean;
  failure: FormFailure | null;
  /** The grid classes of the fields. */
  className: string;
  onSubmit: (data: FormData) => void;
  onChange: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/**
 * The form that creates a row of a list, or edits one in its place. What is missing is said at its field, which gets the
 * focus.
 */
export function RowForm({ noun, changed, className, onChange, onCancel, children, ...form }: RowFormProps) {
  const headingId = useId();
  return (
    <Form
      {...form}
      onInput={onChange}
      aria-labelledby={headingId}
      className={`dense-form grid max-w-[52rem] gap-4 ${className}`}
    >
      <h3 id={headingId} className="col-span-full font-sans text-body font-semibold">
        {changed === null ? `New ${noun}` : `Edit ${changed}`}
      </h3>
      {children}
      <div className="col-span-full flex flex-wrap gap-3">
        <SubmitButton size="small" busy="Saving...">
          {changed === null ? `Create ${noun}` : 'Save changes'}
        </SubmitButton>
        <Button variant="quiet" size="small" disabled={form.pending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

/** The `pattern` of a field in which blanks alone are nothing. */
export const NOT_BLANK = '.*\\S.*';

/** The `ref` of the first field: focuses it when the form opens. */
export function focusOnce(input: HTMLInputElement | null) {
  input?.focus();
}
