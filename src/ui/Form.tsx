import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { focusProblem } from '../lib/form-values.ts';
import { useHost } from '../lib/host.ts';
import type { FormFailure } from '../lib/use-form.ts';
import { useAlerts } from './alerts.ts';
import { FormContext } from './form-context.ts';

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  /** Whether an answer is awaited: `SubmitButton` shows it. */
  pending: boolean;
  /** Why the form was not accepted: announced, shown by an alert, `FormError` or `Field`, and led to by the focus. */
  failure: FormFailure | null;
  onSubmit: (data: FormData) => void;
  /** Puts the focus on the control of that name, or on what is nearest to it. */
  focus?: (form: HTMLFormElement, field: string | null) => void;
}

/** Every form that sends something. It can't be written without its pending state and its failure. */
export function Form({ pending, failure, onSubmit, focus = focusProblem, children, ...rest }: FormProps) {
  const { announcer } = useHost();
  const { alert } = useAlerts();
  const form = useRef<HTMLFormElement>(null);
  const errorId = useId();

  useEffect(() => {
    async function show({ message, fields, alert: title }: FormFailure) {
      announcer.announce(message);
      if (title !== null) await alert(message, title);
      if (form.current !== null) focus(form.current, fields[0] ?? null);
    }
    if (failure !== null) void show(failure);
  }, [failure, announcer, alert, focus]);

  return (
    <form
      {...rest}
      ref={form}
      aria-busy={pending}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      <FormContext value={{ pending, failure: failure?.alert === null ? failure : null, errorId }}>
        {children}
      </FormContext>
    </form>
  );
}
