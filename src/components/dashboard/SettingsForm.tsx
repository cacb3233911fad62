import type { KeyboardEvent, ReactNode } from 'react';
import type { FormFailure } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';

interface SettingsFormProps {
  /** Of `useForm`. */
  form: { pending: boolean; failure: FormFailure | null; onSubmit: (data: FormData) => void };
  /** The button's label, and while a request is running; no button without them. */
  submit: { label: string; busy: string } | null;
  /** Leaves what it changes as it is, by its button or Escape; neither without it. */
  onCancel?: (() => void) | undefined;
  /** The fields, in two columns where there is room. */
  children: ReactNode;
}

/** The form of a settings panel: its fields, and the button that saves or adds. It is one of several on a page: none stands out. */
export function SettingsForm({ form, submit, onCancel, children }: SettingsFormProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || onCancel === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  }

  return (
    <Form {...form} onKeyDown={onKeyDown} className="mt-4 grid items-start gap-4 sm:grid-cols-2">
      {children}
      {submit === null ? null : (
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <SubmitButton size="small" variant="secondary" busy={submit.busy}>
            {submit.label}
          </SubmitButton>
          {onCancel === undefined ? null : (
            <Button size="small" variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      )}
    </Form>
  );
}
