import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { MIN_PASSWORD } from '#shared/limits.ts';
import { PasswordField } from '../../components/PasswordField.tsx';
import { textOf } from '../../lib/form-values.ts';
import { useHost } from '../../lib/host.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { SESSIONS_KEY } from './use-sessions.ts';

const failureOf = failureWith({
  refused: 'The password could not be changed. Please try again.',
  fields: ['current_password', 'password'],
  otherwise: ['current_password'],
});

interface ChangePasswordProps {
  /** For password managers, which keep the new one with it. */
  email: string;
  onChanged: () => void;
}

/** A new password for the current one; all other sessions end. */
export function ChangePassword({ email, onChanged }: ChangePasswordProps) {
  const { request } = useHost();
  const queries = useQueryClient();
  const fields = useRef<HTMLDivElement>(null);
  const { form } = useForm({
    read: (data) => ({
      current_password: textOf(data, 'current_password'),
      password: textOf(data, 'password'),
    }),
    send: (body) => request('changePassword', { body }),
    failureOf,
    onSent() {
      fields.current?.closest('form')?.reset();
      void queries.invalidateQueries({ queryKey: SESSIONS_KEY });
      onChanged();
    },
  });
  const wrong = form.failure?.fields[0];
  const problemOf = (field: string) => (wrong === field ? (form.failure?.message ?? null) : null);
  return (
    <Form {...form} method="post" noValidate className="dense-form mt-4 max-w-[26rem]">
      <div ref={fields} className="grid content-start gap-5">
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          name="current_password"
          error={problemOf('current_password')}
        />
        <PasswordField
          label="New password"
          isNew
          hint={`At least ${MIN_PASSWORD} characters. All other devices are then signed out.`}
          error={problemOf('password')}
        />
        <SubmitButton size="small" variant="secondary" busy="Changing…" className="justify-self-start">
          Change the password
        </SubmitButton>
      </div>
    </Form>
  );
}
