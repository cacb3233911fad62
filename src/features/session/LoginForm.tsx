import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { textOf } from '../../lib/form-values.ts';
import { useHost } from '../../lib/host.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useSession } from './session.ts';

const MISSING = 'Please fill in all fields';

interface Problem {
  message: string;
  /** The name of the field that is looked at first. */
  field: 'email' | 'password';
}

/** Email, password and one inline error that is also announced. [2.14.02]–[2.14.08] [5.28] [8.20]–[8.22] */
export function LoginForm({ email = '' }: { email?: string }) {
  const { announcer } = useHost();
  const { signIn } = useSession();
  const errorId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: signIn,
    onError: (error) => refuse({ message: wordsFor(error), field: 'password' }),
    onSuccess: () => announcer.announce('You are signed in.'),
  });

  function refuse(found: Problem) {
    setProblem(found);
    announcer.announce(found.message);
    form.current?.querySelector<HTMLInputElement>(`[name=${found.field}]`)?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const credentials = { email: textOf(data, 'email').trim(), password: textOf(data, 'password') };
    const empty = (['email', 'password'] as const).find((field) => credentials[field] === '');
    if (empty !== undefined) {
      refuse({ message: MISSING, field: empty });
      return;
    }
    setProblem(null);
    announcer.announce('Signing in');
    mutate(credentials);
  }

  const errorBox = problem === null ? null : errorId;
  return (
    <form ref={form} noValidate onSubmit={submit} aria-busy={isPending} className="grid gap-5">
      <FormError failure={problem === null ? null : { id: errorId, message: problem.message, field: null }} />
      <Field label="Email address" required errorBox={errorBox}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            defaultValue={email}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <PasswordField errorBox={errorBox} />
      <Button type="submit" busy={isPending ? 'Signing in...' : false} className="mt-1 w-full">
        Sign in
      </Button>
    </form>
  );
}

/** The server's refusal in its words; whatever kept it from answering is 'An error occurred during login'. [D5] */
function wordsFor(error: Error): string {
  if (!(error instanceof ApiError) || error.kind !== 'refused') return 'An error occurred during login';
  return error.serverError ?? 'Invalid credentials';
}
