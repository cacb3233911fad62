import { MIN_PASSWORD } from '#shared/limits.ts';
import { PasswordField } from '../../components/PasswordField.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { textOf } from '../../lib/form-values.ts';
import { useHost } from '../../lib/host.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';

const failureOf = failureWith({
  refused: 'The password could not be changed. Please try again.',
  fields: ['password'],
});

interface ChoosePasswordProps {
  /** Of the link in the email. */
  token: string;
  onChosen: () => void;
  /** The link is over, or was used. */
  onOver: (why: string) => void;
}

/** A new password behind the link in an email. Nothing happens until it is sent. */
export function ChoosePassword({ token, onChosen, onOver }: ChoosePasswordProps) {
  const { request, announcer } = useHost();
  const { form } = useForm({
    read: (data) => textOf(data, 'password'),
    send: (password) => request('resetPassword', { query: { token }, body: { password } }),
    failureOf,
    onSent() {
      announcer.announce('Your new password is set.');
      onChosen();
    },
    onFailed(error) {
      const isOver = error instanceof ApiError && error.status === 422 && error.field === null;
      if (isOver) onOver(error.message);
    },
  });
  const isAboutField = form.failure?.fields[0] === 'password';
  return (
    <Form {...form} method="post" noValidate className="grid gap-5">
      <FormError />
      <PasswordField
        label="New password"
        isNew
        hint={`At least ${MIN_PASSWORD} characters. All devices are then signed out.`}
        error={isAboutField ? (form.failure?.message ?? null) : null}
      />
      <SubmitButton busy="Saving…" className="mt-1 w-full">
        Set the new password
      </SubmitButton>
    </Form>
  );
}
