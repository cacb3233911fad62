import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { focusProblem, problemIn } from '../lib/form-values.ts';
import { useHost } from '../lib/host.ts';
import type { FormFailure } from '../lib/use-form.ts';
import { useAlerts } from './alerts.ts';
import { useBrowserFaults } from './browser-faults.ts';
import { FormContext } from './form-context.ts';

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  /** Whether a request is running: `SubmitButton` shows it. */
  pending: boolean;
  /**
   * Why the form was not accepted. It is announced, shown by an alert, `FormError` or `Field`, and decides the focus.
   */
  failure: FormFailure | null;
  onSubmit: (data: FormData) => void;
  /** Focuses the control of that name, or the nearest equivalent. */
  focus?: (form: HTMLFormElement, field: string | null) => void;
}

/** The base of every form that sends something; pending state and failure are required props. */
export function Form({
  pending,
  failure,
  onSubmit,
  onInput,
  focus = focusProblem,
  children,
  ...rest
}: FormProps) {
  const { announcer } = useHost();
  const { alert } = useAlerts();
  const form = useRef<HTMLFormElement>(null);
  const errorId = useId();
  const { faults, notice, forget } = useBrowserFaults();

  useEffect(() => {
    async function show({ message, fields, alert: title }: FormFailure) {
      announcer.announce(message);
      if (title !== null) {
        // The alert speaks of it: it is seen behind it.
        if (form.current !== null)
          problemIn(form.current, fields[0] ?? null)?.scrollIntoView({ block: 'center' });
        await alert(message, title);
      }
      if (form.current !== null) focus(form.current, fields[0] ?? null);
    }
    if (failure !== null) void show(failure);
  }, [failure, announcer, alert, focus]);

  return (
    <form
      {...rest}
      ref={form}
      aria-busy={pending}
      onInvalidCapture={notice}
      onInput={(event) => {
        forget(event);
        onInput?.(event);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      <FormContext value={{ pending, failure, errorId, faults }}>{children}</FormContext>
    </form>
  );
}
