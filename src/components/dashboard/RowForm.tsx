import { type ReactNode, type Ref, type SubmitEvent, useId } from 'react';
import { Button } from '../../ui/Button.tsx';

interface RowFormProps {
  ref?: Ref<HTMLFormElement>;
  /** What is made, 'category', and the name of the one that is changed; null for a new one. */
  noun: string;
  changed: string | null;
  isSaving?: boolean;
  /** The grid in which the fields stand. */
  className: string;
  onSubmit: (data: FormData) => void;
  onChange: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** The form above a list, in which one of its rows is made or changed. */
export function RowForm({
  ref,
  noun,
  changed,
  isSaving = false,
  className,
  onSubmit,
  onChange,
  onCancel,
  children,
}: RowFormProps) {
  const headingId = useId();
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
      onInput={onChange}
      aria-labelledby={headingId}
      className={`mt-5 grid gap-4 rounded bg-raised px-4 py-5 ring-1 ring-line sm:px-5 ${className}`}
    >
      <h3 id={headingId} className="col-span-full font-sans text-body font-semibold">
        {changed === null ? `New ${noun}` : `Edit ${changed}`}
      </h3>
      {children}
      <div className="col-span-full flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={isSaving ? 'Saving...' : false}>
          {changed === null ? `Create ${noun}` : 'Save changes'}
        </Button>
        <Button variant="quiet" size="small" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The `ref` of its first field: the form has just been asked for, and whoever did wants to type. */
export function focusOnce(input: HTMLInputElement | null) {
  input?.focus();
}
