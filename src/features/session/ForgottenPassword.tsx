import { textOf } from '../../lib/form-values.ts';
import { useHost } from '../../lib/host.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';

const failureOf = failureWith({
  refused: 'The link could not be sent. Please try again.',
  otherwise: ['email'],
});

interface ForgottenPasswordProps {
  /** The address as far as it was typed already. */
  typed: string;
  /** The address that a link was asked for; null before that. */
  sentTo: string | null;
  onSent: (address: string) => void;
}

/** Asks for a link to choose a new password, and says that it is on its way, whoever's the address is. */
export function ForgottenPassword({ typed, sentTo, onSent }: ForgottenPasswordProps) {
  const { request, announcer } = useHost();
  const { form } = useForm({
    read: (data) => textOf(data, 'email').trim(),
    check: (email) =>
      email === '' ? { message: 'Please enter your email address.', fields: ['email'], alert: null } : null,
    send: (email) => request('requestPasswordReset', { body: { email } }),
    failureOf,
    onSent(_, email) {
      onSent(email);
      announcer.announce('If the address signs in here, a link is on its way.');
    },
  });
  if (sentTo !== null) {
    return (
      <p role="status" className="max-w-measure rounded bg-agave-wash px-4 py-3 text-agave">
        If <strong className="font-semibold wrap-anywhere">{sentTo}</strong> signs in here, a link is on its
        way to it. It works once, for half an hour. Nothing there? Look among the junk mail, and check the
        address.
      </p>
    );
  }
  return (
    <Form {...form} method="post" noValidate className="grid gap-5">
      <Field label="Email address" name="email" required error={form.failure?.message ?? null}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            defaultValue={typed}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <SubmitButton busy="Sending…" className="mt-1 w-full">
        Send me a link
      </SubmitButton>
    </Form>
  );
}
