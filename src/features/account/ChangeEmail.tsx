import { useRef } from 'react';
import type { User } from '#shared/contract/session.ts';
import { LIMITS } from '#shared/limits.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { errorAt } from '../../components/dashboard/error-at.ts';
import { PasswordField } from '../../components/PasswordField.tsx';
import { textOf } from '../../lib/form-values.ts';
import { useHost } from '../../lib/host.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import type { WaitingEmail } from './use-waiting-email.ts';

const failureOf = failureWith({
  refused: 'The address could not be changed. Please try again.',
  fields: ['email', 'current_password'],
  otherwise: ['email'],
});

interface ChangeEmailProps {
  /** The address that was sent a link already; null for none. */
  waiting: WaitingEmail | null;
  /** A link is on its way to the new address. */
  onSent: (email: string) => void;
  onChanged: (user: User) => void;
}

/** Another address to sign in with. Where mail is set up, it is confirmed by a link first. */
export function ChangeEmail({ waiting, onSent, onChanged }: ChangeEmailProps) {
  const { request } = useHost();
  const fields = useRef<HTMLDivElement>(null);
  const { form } = useForm({
    read: (data) => ({
      email: textOf(data, 'email').trim(),
      current_password: textOf(data, 'current_password'),
    }),
    send: (body) => request('changeEmail', { body }),
    failureOf,
    onSent({ user, sent }, { email }) {
      fields.current?.closest('form')?.reset();
      if (sent) onSent(email);
      else onChanged(user);
    },
  });
  /** The password is asked for each time. */
  function fillIn({ email }: WaitingEmail) {
    const inputs = fields.current?.closest('form')?.elements;
    const [address, password] = ['email', 'current_password'].map((name) => inputs?.namedItem(name));
    if (address instanceof HTMLInputElement) address.value = email;
    if (password instanceof HTMLInputElement) password.focus();
  }

  return (
    <Form {...form} method="post" noValidate className="dense-form mt-4 max-w-[26rem]">
      <div ref={fields} className="grid content-start gap-5">
        {waiting === null ? null : (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line py-3">
            <p className="min-w-0 grow basis-60">
              Waiting for <span className="font-semibold wrap-anywhere">{waiting.email}</span> to be
              confirmed.{' '}
              <span className="text-quiet">
                Its link was sent <time dateTime={waiting.sentAt}>{formatMoment(waiting.sentAt)}</time> and
                works for half an hour. Only this window shows that.
              </span>
            </p>
            <Button size="small" variant="secondary" onClick={() => fillIn(waiting)}>
              Send again
            </Button>
          </div>
        )}
        <Field
          label="New email address"
          name="email"
          required
          hint="Where email is set up, it gets a link to confirm it. Until then all stays as it is."
          error={errorAt(form.failure, 'email')}
        >
          {(control) => (
            <TextInput
              {...control}
              type="email"
              maxLength={LIMITS.email}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <PasswordField
          label="Your password"
          name="current_password"
          error={errorAt(form.failure, 'current_password')}
        />
        <SubmitButton size="small" variant="secondary" busy="Changing…" className="justify-self-start">
          Change the address
        </SubmitButton>
      </div>
    </Form>
  );
}
