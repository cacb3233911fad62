import { useState } from 'react';
import { NeedsScript } from '../../components/NeedsScript.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { textOf } from '../../lib/form-values.ts';
import { useHost } from '../../lib/host.ts';
import { type FormFailure, useForm } from '../../lib/use-form.ts';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useSession } from './session.ts';
import { Unanswered } from './Unanswered.tsx';
import { whyUnanswered } from './unanswered.ts';

const MISSING = 'Please fill in all fields';
const UNANSWERED = 'An error occurred during login';

/** A refusal is about both fields. */
const FIELDS = ['email', 'password'] as const;

interface LoginFormProps {
  /** What is in its field at first. */
  email?: string;
  /** Called with what is typed there. */
  onEmail?: (email: string) => void;
}

/** Email, password and one inline error that is also announced. [2.14.02]–[2.14.08] [5.28] [8.20]–[8.22] */
export function LoginForm({ email = '', onEmail }: LoginFormProps) {
  const { announcer } = useHost();
  const { signIn } = useSession();
  const [why, setWhy] = useState<string | null>(null);
  const { form } = useForm({
    read: (data) => ({ email: textOf(data, 'email').trim(), password: textOf(data, 'password') }),
    check(credentials) {
      const empty = FIELDS.find((field) => credentials[field] === '');
      return empty === undefined ? null : problemAt(empty, MISSING);
    },
    send(credentials) {
      announcer.announce('Signing in');
      return signIn(credentials);
    },
    // Nothing is wrong with the fields where the server has not answered: `Unanswered` says all of it.
    failureOf: (error) =>
      whyUnanswered(error) === null
        ? problemAt('password', wordsFor(error))
        : { message: UNANSWERED, fields: [], alert: null },
    onSent: () => announcer.announce('You are signed in.'),
    onFailed: (error) => setWhy(whyUnanswered(error)),
  });

  return (
    <Form {...form} method="post" noValidate className="grid gap-5">
      <NeedsScript />
      <FormError about={FIELDS} />
      {why === null ? null : <Unanswered what={UNANSWERED} why={why} isTrying={form.pending} />}
      <Field label="Email address" name="email" required>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            defaultValue={email}
            onChange={({ currentTarget }) => onEmail?.(currentTarget.value)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <PasswordField />
      <SubmitButton busy="Signing in..." className="mt-1 w-full">
        Sign in
      </SubmitButton>
    </Form>
  );
}

/** @param first the field that gets the focus */
function problemAt(first: (typeof FIELDS)[number], message: string): FormFailure {
  return { message, fields: [first, ...FIELDS], alert: null };
}

/** The server's refusal in its words; whatever kept it from answering is 'An error occurred during login'. [D5] */
function wordsFor(error: unknown): string {
  if (!(error instanceof ApiError) || error.kind !== 'refused') return UNANSWERED;
  return error.serverError ?? 'Invalid credentials';
}
