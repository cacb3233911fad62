import { type ReactNode, useId } from 'react';
import type { FormFailure } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';

interface RowFormProps {
  /** What is made, 'category', and the name of the one that is changed; null for a new one. */
  noun: string;
  changed: string | null;
  pending: boolean;
  failure: FormFailure | null;
  /** The grid in which the fields stand. */
  className: string;
  onSubmit: (data: FormData) => void;
  onChange: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** The form above a list, in which one of its rows is made or changed. */
export function RowForm({ noun, changed, className, onChange, onCancel, children, ...form }: RowFormProps) {
  const headingId = useId();
  return (
    <Form
      {...form}
      noValidate
      onInput={onChange}
      aria-labelledby={headingId}
      className={`mt-5 grid gap-4 rounded bg-raised px-4 py-5 ring-1 ring-line sm:px-5 ${className}`}
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

/** The `ref` of its first field: the form has just been asked for, and whoever did wants to type. */
export function focusOnce(input: HTMLInputElement | null) {
  input?.focus();
}
